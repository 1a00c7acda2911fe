import { addTexts } from '@nafas/platform/i18n';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

/** Loads the texts of the exercises, which nothing else of the app needs. */
export function useTexts() {
  const { i18n } = useTranslation();
  return useQuery({
    queryKey: ['texts', 'exercises'],
    queryFn: async () => {
      await addTexts(
        i18n,
        'exercises',
        (language) => import(`../locales/${language}/exercises.json`),
      );
      return true;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}
