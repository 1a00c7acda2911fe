import type { Slider } from './check-in.ts';
import { dayMean, dayMeans, type DayFigures } from './day-figures.ts';
import { addDays } from './local-date.ts';
import {
  MAX_RECOMMENDATIONS,
  recommendations,
  type RecommendationId,
  type RuleResult,
} from './recommendations.ts';
import { emotionalScore } from './score.ts';

/** A recommendation of the dashboard, with the figure it rests on for the sentence that says why. */
export interface Recommended extends RuleResult<RecommendationId> {
  /** Percent, 0-100, of the value the rule looked at; null where it looked at none. */
  percent: number | null;
}

/** Older days say nothing about today. */
const RECENT_DAYS = 2;
/** So many percent points under the score of a week ago, company is recommended. */
const LOWER_POINTS = 5;

/** A value of a day in percent; null where nobody gave it, which is no reason for advice. */
function toPercent(day: DayFigures | undefined, value: Slider): number | null {
  const mean = day ? dayMean(day, value) : null;
  return mean === null ? null : 10 * mean;
}

/**
 * The recommendations for `today`: the rules ASSIST-060 to -065 on the means of the last day with a check-in, today or
 * yesterday, and company when the emotional score is lower than a week ago. Without a recent check-in no rule
 * applies, which gives the last one: Mindfulness Meditation.
 *
 * @param days in order, from `historyStart` on
 * @param social false leaves out what is done with other people; the others keep their places
 */
export function recommendedToday(
  days: readonly DayFigures[],
  today: string,
  { social = true }: { social?: boolean } = {},
): Recommended[] {
  const past = days.filter(({ localDate }) => localDate <= today);
  const last = past.at(-1);
  const recent = last && last.localDate > addDays(today, -RECENT_DAYS) ? last : undefined;
  const percents = {
    // A check-in says nothing about these values.
    sadness: null,
    neutral: null,
    happiness: toPercent(recent, 'mood'),
    stress: toPercent(recent, 'stress'),
    energy: toPercent(recent, 'energy'),
  };
  const ruled = recommendations(percents).map((result): Recommended => {
    const percent = result.because && percents[result.because];
    return { ...result, percent: percent === null ? null : Math.round(percent) };
  });
  const score = emotionalScore(dayMeans(past), today);
  const isLower = score.kind === 'score' && (score.change ?? 0) <= -LOWER_POINTS;
  if (!isLower || !social) return ruled;
  const company: Recommended = { id: 'reach-out', type: 'Social', because: null, percent: null };
  return [...ruled.slice(0, MAX_RECOMMENDATIONS - 1), company];
}
