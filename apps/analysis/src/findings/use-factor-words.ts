import type { Compared, Factor, LinkMetric, Sureness } from '@nafas/insights/links';
import type { WordBook } from '@nafas/data-service/emotion-words';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { type Format, useFormat } from '../format.ts';
import { useWordBook } from '../new-analysis/use-words.ts';

/** Stands in a sentence where its figure goes: no text has this character. */
const HERE = '\uE000';
/** What a person wrote keeps its own direction within a sentence. */
const isolate = (text: string) => `\u2068${text}\u2069`;

/** The words for what was compared, and whether those for feelings are on their way: an id would stand in their place. */
export function useFactorWords() {
  const { t, i18n } = useTranslation('insights');
  const format = useFormat();
  const { data: book, isPending } = useWordBook();
  const knows = (key: string) => i18n.exists(key, { ns: 'insights' });
  return { ...createFactorWords({ t, knows, format, book }), isPending };
}

/** What a language needs to say what was compared. */
interface Spoken {
  readonly t: TFunction<'insights'>;
  /** Whether there is a text of this key. */
  readonly knows: (key: string) => boolean;
  readonly format: Format;
  readonly book: WordBook | undefined;
}

/** The words for what was compared, in one language. */
export function createFactorWords({ t, knows, format, book }: Spoken) {
  const name = (factor: Factor): string => {
    switch (factor.kind) {
      case 'weekday':
        return t(`weekday.${toWeekday(factor.weekday)}`);
      case 'daypart':
        return t(`daypart.${toDaypart(factor.daypart)}`);
      case 'word':
        return isolate(book?.label(factor.name) || factor.name);
      case 'exercise': {
        const key = `exercise.${factor.name}`;
        return knows(key) ? t(key as 'exercise.slow-breathing') : spell(factor.name);
      }
      default:
        return isolate(factor.name);
    }
  };
  const signed = (value: number) =>
    new Intl.NumberFormat(format.locale, {
      signDisplay: 'exceptZero',
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
    })
      .format(value)
      .replace('-', '−');
  const points = (value: number) => t('points', { value: signed(value) });
  return {
    /** The factor alone, in a list. */
    factor: (factor: Factor) => t(`factor.${factor.kind}`, { name: name(factor) }),
    metric: (metric: LinkMetric) => t(`metric.${metric}`),
    points,
    /** The sentence of a link: what stands before its figure, the figure, and what stands after it. */
    sentence({ factor, metric, effect }: Compared): readonly [string, string, string] {
      const goes = t(`goes.${effect < 0 ? 'down' : 'up'}.${metric}`);
      const values = { name: name(factor), goes, points: HERE };
      const [before = '', after = ''] = t(`finding.${factor.kind}`, values).split(HERE);
      return [before, points(effect), after];
    },
    exercise: (id: string) => name({ kind: 'exercise', name: id }),
    sureness: (sureness: Sureness) => t(`sure.${sureness}`),
    /** How many days were compared: with and without, or like this and others. */
    count: (isOfDays: boolean, days: { a: string; b: string }) =>
      t(isOfDays ? 'count.these' : 'count.with', days),
    days: (count: number) => t('days', { count, n: format.number(count) }),
  };
}

type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;
const toWeekday = (weekday: number) => Math.min(7, Math.max(1, weekday)) as Weekday;

const DAYPARTS = ['morning', 'day', 'evening', 'night'] as const;
const toDaypart = (name: string) => DAYPARTS.find((one) => one === name) ?? 'day';

/** An exercise that this build has no name for. */
const spell = (id: string) => id.replaceAll('-', ' ');
