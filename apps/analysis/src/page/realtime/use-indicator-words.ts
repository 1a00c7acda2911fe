import {
  baseline,
  comparedWithUsual,
  metricDays,
  momentSeries,
  moodBand,
  type DayFigures,
} from '@nafas/insights';
import { useTranslation } from 'react-i18next';
import type { Moment } from '@nafas/data-service/analysis';
import type { Days } from '@nafas/data-service/analysis/client';
import { useFormat } from '../../format.ts';
import type { InsightWords } from '../InsightRow.tsx';

type Indicator = 'now' | 'usual' | 'today';

/** Returns the texts of the indicator cards, from the person's own check-ins. `first` is null when it did not load. */
export function useIndicatorWords() {
  const { t } = useTranslation();
  const format = useFormat();
  const tenth = (value: number) => format.number(value, 1);
  const figure = (value: number | null) => (value === null ? '–' : format.number(value));
  const counted = (count: number) => ({ count, n: format.number(count) });

  function now(moments: readonly Moment[]): InsightWords {
    // What was loaded may be older than a day, on a page that stays open.
    const latest = momentSeries(moments, new Date()).at(-1);
    const title = t('indicators.now');
    if (!latest) return { title, text: t('indicators.nowNone') };
    const { mood, energy, stress, occurredAt } = latest;
    return {
      title: mood === null ? title : t(`new.face.${moodBand(mood)}`),
      text: t('indicators.nowValues', {
        mood: figure(mood),
        energy: figure(energy),
        stress: figure(stress),
      }),
      basis: t('indicators.nowAt', { time: format.time(Date.parse(occurredAt)) }),
    };
  }

  function usual({ days, today }: Days, first: readonly DayFigures[] | null): InsightWords {
    const title = t('indicators.usual');
    if (first === null) return { title, text: t('stats.failed') };
    const known = baseline(metricDays(first, 'happiness'));
    if (known.kind === 'not-enough') {
      return { title, text: t('indicators.usualMissing', counted(known.missingDays)) };
    }
    const mood = metricDays(days, 'happiness').find(({ localDate }) => localDate === today);
    const basis = t('indicators.usualBasis', counted(known.days));
    if (!mood) return { title, text: t('indicators.todayNone'), basis };
    return {
      title: t(`indicators.compared.${comparedWithUsual(mood.value, known)}`),
      text: t('indicators.usualValues', { mood: tenth(mood.value), usual: tenth(known.mean) }),
      basis,
    };
  }

  function today(moments: readonly Moment[], date: string): InsightWords {
    const own = moments.filter(({ localDate }) => localDate === date);
    const [start, end] = [own[0], own.at(-1)];
    const title = t('indicators.today');
    if (!start || !end) return { title, text: t('indicators.todayNone') };
    const basis = t('basis.checkIns', counted(own.length));
    if (own.length === 1) return { title, text: t('indicators.todayOne'), basis };
    const from = { mood: figure(start.mood), stress: figure(start.stress) };
    const to = { moodNow: figure(end.mood), stressNow: figure(end.stress) };
    return { title, text: t('indicators.todayMoved', { ...from, ...to }), basis };
  }

  return (
    data: Days,
    moments: readonly Moment[],
    first: readonly DayFigures[] | null,
  ): Record<Indicator, InsightWords> => ({
    now: now(moments),
    usual: usual(data, first),
    today: today(moments, data.today),
  });
}
