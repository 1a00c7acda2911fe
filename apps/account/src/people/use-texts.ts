import { addTexts } from '@nafas/platform/i18n';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

/** Gives the app the texts of trusted people and public profiles, which no other page of it needs. */
export function useTexts() {
  const { i18n } = useTranslation();
  return useQuery({
    queryKey: ['texts', 'people'],
    queryFn: async () => {
      await addTexts(i18n, 'people', (language) => import(`../locales/${language}/people.json`));
      return true;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}
