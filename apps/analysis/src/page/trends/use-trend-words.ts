import { ENOUGH_PART, type PeakTimes, type SpanInsight, type SpanInsights } from '@nafas/insights';
import { joinSentences } from '@nafas/platform';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../format.ts';
import type { InsightWords } from '../InsightRow.tsx';

const PEAKS = ['happiness', 'energy', 'stress'] as const;

/** Returns functions that describe the days and hours of a range in the person's language. */
export function useTrendWords() {
  const { t, i18n } = useTranslation();
  const format = useFormat();
  const counted = (count: number) => ({ count, n: format.number(count) });

  function one(insight: SpanInsight, checkIns: number): InsightWords & { isShift: boolean } {
    const basis = t('basis.checkIns', counted(checkIns));
    switch (insight.kind) {
      case 'balance': {
        const shares = {
          positive: format.percent(insight.positive),
          neutral: format.percent(insight.neutral),
          negative: format.percent(insight.negative),
        };
        const text = t('trends.balance', shares);
        return { title: t('trends.balanceTitle'), text, basis, isShift: false };
      }
      case 'days':
        return {
          title: t('trends.daysTitle'),
          text: t('trends.days', counted(insight.days)),
          isShift: false,
        };
      default: {
        const halves = { from: format.percent(insight.from), to: format.percent(insight.to) };
        return {
          title: t(`trends.shiftTitle.${insight.kind}`),
          text: t(`trends.shift.${insight.kind}`, halves),
          basis,
          isShift: true,
        };
      }
    }
  }

  return {
    peaks(peaks: PeakTimes | null | 'failed'): InsightWords {
      const title = t('trends.peaks');
      if (peaks === 'failed') return { title, text: t('stats.failed') };
      if (!peaks) return { title, text: t('trends.peaksMissing', counted(ENOUGH_PART)) };
      const said = PEAKS.map((name) => {
        const peak = peaks[name];
        const when = peak && t(`trends.daypart.${peak.daypart}`);
        return peak && t(`trends.peak.${name}`, { when, mean: format.number(peak.mean, 1) });
      }).filter((one) => one !== null);
      const text = said.length === 0 ? t('trends.peaksNone') : joinSentences(i18n.language, said);
      return { title, text, basis: t('basis.checkIns', counted(peaks.checkIns)) };
    },
    insights(found: SpanInsights): (InsightWords & { isShift: boolean })[] {
      if (found.kind === 'insights') {
        return found.insights.map((insight) => one(insight, found.checkIns));
      }
      const text = t('stats.missing', counted(found.missingDays));
      return [{ title: t('trends.insightsTitle'), text, isShift: false }];
    },
  };
}
