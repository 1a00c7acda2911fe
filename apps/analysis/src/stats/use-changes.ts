import type { StatChange } from '@nafas/design-system';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../format.ts';

interface Move {
  /** Signed, whole; null when there is nothing to compare with. */
  readonly by: number | null;
  readonly unit: 'points' | 'minutes';
  readonly period: string;
  /** Falling stress is better; fewer minutes are no news. Default `more`. */
  readonly better?: 'more' | 'less' | 'none';
}

/** Says how a figure moved: sign, arrow and words. */
export function useChanges(): (move: Move) => StatChange | undefined {
  const { t } = useTranslation();
  const format = useFormat();
  return ({ by, unit, period, better = 'more' }) => {
    if (by === null) return undefined;
    if (by === 0) return { direction: 'same', text: t('stats.noChange'), period };
    const direction = by > 0 ? 'up' : 'down';
    const text = t(`stats.${unit}`, { count: Math.abs(by), n: format.signed(by) });
    if (better === 'none') return { direction, text, period };
    const isBetter = by > 0 === (better === 'more');
    return {
      direction,
      text,
      meaning: isBetter ? 'better' : 'worse',
      meaningText: t(isBetter ? 'stats.better' : 'stats.worse'),
      period,
    };
  };
}
