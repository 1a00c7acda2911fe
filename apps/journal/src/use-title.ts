import { toMoodLevel } from '@nafas/insights';
import type { CheckIn } from '@nafas/data-service/check-ins';
import { capitalise } from '@nafas/platform';
import { useTranslation } from 'react-i18next';
import { useFormat } from './use-format.ts';
import { useWordLabel } from './words.ts';

/** What stands over an entry: its emotion words, else its mood. */
export function useTitle(): (entry: Pick<CheckIn, 'words' | 'mood' | 'touched'>) => string {
  const { t } = useTranslation();
  const format = useFormat();
  const label = useWordLabel();
  return ({ words, mood, touched }) => {
    if (words.length > 0) return capitalise(format.locale, format.list(words.map(label)));
    return touched.includes('mood') ? t(`mood.${toMoodLevel(mood)}`) : t('mood.notSet');
  };
}
