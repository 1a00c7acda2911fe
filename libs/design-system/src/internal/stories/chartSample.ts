import type { AreaTone, ChartPoint, ChartTexts, LineTone } from '../../chart/chart-data.ts';
import type { ChartProps } from '../../chart/chart-props.ts';
import { tickPlaces } from '../../chart/ticks.ts';
import type { Say } from './bilingual.tsx';

const DAYS = 30;
const FIRST = Date.UTC(2026, 9, 22);
const DAY_MS = 86_400_000;

// A rise and fall, a little different for each series.
const wave = (day: number, base: number, height: number, pace: number) =>
  Math.round((base + height * Math.sin(day / pace)) * 10) / 10;

const LINES: Record<LineTone, (day: number) => number> = {
  happiness: (day) => wave(day, 6.8, 1.6, 5),
  energy: (day) => wave(day + 6, 5.6, 1.2, 4),
  stress: (day) => wave(day + 14, 4.2, 1.4, 6),
  sadness: (day) => wave(day + 3, 2.4, 0.9, 3),
  anxiety: (day) => wave(day + 9, 3.1, 1.1, 7),
};

function areas(day: number): Record<AreaTone, number> {
  const positive = Math.round(45 + 14 * Math.sin(day / 6));
  const negative = Math.round(25 - 9 * Math.sin(day / 5));
  return { positive, neutral: 100 - positive - negative, negative };
}

const locale = (say: Say) => say('en-GB', 'ar-u-nu-arab');

function days(say: Say) {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale(say), { ...options, calendar: 'gregory', timeZone: 'UTC' });
  const [long, short] = [format({ dateStyle: 'long' }), format({ day: 'numeric', month: 'short' })];
  const today = say('Today', 'اليوم');
  const ticks = tickPlaces(0, DAYS - 1, 1).map((x) => ({
    x,
    label: x === DAYS - 1 ? today : short.format(FIRST + x * DAY_MS),
  }));
  return {
    time: { domain: [0, DAYS - 1] as const, ticks },
    label: (day: number) => long.format(FIRST + day * DAY_MS),
  };
}

const texts = (say: Say): Omit<ChartTexts, 'description' | 'table'> => ({
  time: say('Date', 'التاريخ'),
  viewTable: say('View as table', 'عرض كجدول'),
  viewChart: say('View as chart', 'عرض كمخطط'),
  empty: say('There is no check-in in this range.', 'لا تسجيل في هذه المدة.'),
});

const everyDay = Array.from({ length: DAYS }, (_, day) => day);

/** Sample lines of 30 days for stories; `keep` says which values are there. */
export function sampleLines(
  say: Say,
  tones: readonly LineTone[],
  keep: (day: number, tone: LineTone) => boolean = () => true,
): ChartProps<LineTone> {
  const names: Record<LineTone, string> = {
    happiness: say('Happiness', 'السعادة'),
    energy: say('Energy', 'الطاقة'),
    stress: say('Stress', 'التوتر'),
    sadness: say('Sadness', 'الحزن'),
    anxiety: say('Anxiety', 'القلق'),
  };
  const { time, label } = days(say);
  const points: ChartPoint<LineTone>[] = everyDay.flatMap((day) => {
    const kept = tones.filter((tone) => keep(day, tone));
    const values = Object.fromEntries(kept.map((tone) => [tone, LINES[tone](day)]));
    return kept.length > 0 ? { x: day, label: label(day), values } : [];
  });
  return {
    series: tones.map((tone) => ({ tone, name: names[tone] })),
    ...{ points, time, locale: locale(say), direction: say('ltr', 'rtl') },
    finding: say('Stress stays below energy.', 'التوتر أدنى من الطاقة.'),
    texts: {
      ...texts(say),
      description: say(
        'Line chart over 30 days, from left to right.',
        'مخطط خطي لمدة ٣٠ يومًا، من اليمين إلى اليسار.',
      ),
      table: say('Figures of 30 days', 'أرقام ٣٠ يومًا'),
    },
  };
}

/** Sample shares of the 30 days that `keep` holds. */
export function sampleAreas(
  say: Say,
  keep: (day: number) => boolean = () => true,
): ChartProps<AreaTone> {
  const { time, label } = days(say);
  return {
    series: [
      { tone: 'positive', name: say('Positive', 'إيجابية') },
      { tone: 'neutral', name: say('Neutral', 'محايدة') },
      { tone: 'negative', name: say('Negative', 'سلبية') },
    ],
    points: everyDay.filter(keep).map((day) => ({ x: day, label: label(day), values: areas(day) })),
    ...{ time, locale: locale(say), direction: say('ltr', 'rtl') },
    finding: say(
      'More check-ins are positive than negative.',
      'التسجيلات الإيجابية أكثر من السلبية.',
    ),
    texts: {
      ...texts(say),
      description: say(
        'Stacked area chart over 30 days, from left to right.',
        'مخطط مساحات لمدة ٣٠ يومًا، من اليمين إلى اليسار.',
      ),
      table: say('Shares of 30 days', 'نِسب ٣٠ يومًا'),
    },
  };
}
