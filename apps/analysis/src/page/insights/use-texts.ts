import { addTexts } from '@nafas/platform/i18n';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

/** Loads the texts that only this tab needs. */
export function useInsightTexts() {
  const { i18n } = useTranslation();
  return useQuery({
    queryKey: ['texts', 'insights'],
    queryFn: async () => {
      await addTexts(
        i18n,
        'insights',
        (language) => import(`../../locales/${language}/insights.json`),
      );
      return true;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}
