import { addTexts } from '@nafas/platform/i18n';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

/** Loads the texts of the weekly page, and those of findings. */
export function useWeekTexts() {
  const { i18n } = useTranslation();
  return useQuery({
    queryKey: ['texts', 'week'],
    queryFn: async () => {
      await Promise.all([
        addTexts(i18n, 'week', (language) => import(`../locales/${language}/week.json`)),
        addTexts(i18n, 'insights', (language) => import(`../locales/${language}/insights.json`)),
      ]);
      return true;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}
