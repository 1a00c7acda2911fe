import { type DayFigures, mergeDays } from './day-figures.ts';

/** Values of a reading in percent, 0-100; null where one could not be read. */
export interface ReadPercents {
  happiness: number | null;
  sadness: number | null;
  neutral: number | null;
  stress: number | null;
}

/** What a person said of a text: the engine's values where they agreed, their own where they corrected them. */
export interface AnsweredText extends ReadPercents {
  /** `YYYY-MM-DD`. */
  localDate: string;
}

/** Below this (percent) nothing stands out ... */
const LEAST = 35;
/** ... nor when two are as close as this. */
const CLOSE = 8;

/** The value that a reading is named after; null when none stands out. */
export function findStrongest(read: ReadPercents): keyof ReadPercents | null {
  const [first, second] = (['happiness', 'sadness', 'neutral', 'stress'] as const)
    .map((name) => ({ name, percent: read[name] ?? 0 }))
    .sort((a, b) => b.percent - a.percent);
  if (!first || first.percent < LEAST) return null;
  return second && first.percent - second.percent < CLOSE ? null : first.name;
}

const NOTHING = {
  count: 0,
  mood: 0,
  moodCount: 0,
  energy: 0,
  energyCount: 0,
  stress: 0,
  stressCount: 0,
  motivation: 0,
  motivationCount: 0,
  high: 0,
  low: 0,
  worded: 0,
  anxious: 0,
};

/**
 * Days with each answered text as one more voice on anxiety: a text that the person calls tense counts like a check-in
 * with a word of anxiety, any other like one without. Nothing else of the days changes.
 */
export function addTextAnxiety(
  days: readonly DayFigures[],
  texts: readonly AnsweredText[],
): readonly DayFigures[] {
  if (texts.length === 0) return days;
  const said = texts.map((text): DayFigures => {
    const anxious = findStrongest(text) === 'stress' ? 1 : 0;
    return { ...NOTHING, localDate: text.localDate, worded: 1, anxious };
  });
  return mergeDays(days, said);
}

/**
 * Days with each answered text counted like one more check-in of its mood: happy is high, sad and tense are low. For
 * shares only; a text has no sliders, so the sums of a day stay those of its check-ins.
 */
export function addTextMoods(
  days: readonly DayFigures[],
  texts: readonly AnsweredText[],
): readonly DayFigures[] {
  if (texts.length === 0) return days;
  const said = texts.map((text): DayFigures => {
    const mood = findStrongest(text);
    return {
      ...NOTHING,
      localDate: text.localDate,
      count: 1,
      moodCount: 1,
      high: mood === 'happiness' ? 1 : 0,
      low: mood === 'sadness' || mood === 'stress' ? 1 : 0,
    };
  });
  return mergeDays(days, said);
}
