import { addTexts } from '@nafas/platform/i18n';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import ar from '../locales/ar/people.json' with { type: 'json' };
import en from '../locales/en/people.json' with { type: 'json' };

/**
 * Gives the app the texts of trusted people and public profiles. They come with these pages in both languages: each file
 * of its own would stand in the app's entry, which every page loads.
 */
export function useTexts() {
  const { i18n } = useTranslation();
  return useQuery({
    queryKey: ['texts', 'people'],
    queryFn: async () => {
      await addTexts(i18n, 'people', (language) =>
        Promise.resolve({ default: language === 'ar' ? ar : en }),
      );
      return true;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}
