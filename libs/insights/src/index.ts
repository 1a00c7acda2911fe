export {
  ACHIEVEMENT_IDS,
  type AchievementId,
  achievementProgress,
  type AchievementProgress,
} from './achievements/progress.ts';
export type { Deed, Deeds, ExerciseDeed } from './achievements/deeds.ts';
export { type ActiveMinutes, activeMinutes, type ExerciseDone } from './active-minutes.ts';
export {
  type AnsweredText,
  type ReadPercents,
  findStrongest,
  addTextMoods,
} from './answered-text.ts';
export { ANXIOUS_WORDS } from './anxious-words.ts';
export { type Baseline, baseline, BASELINE_DAYS, comparedWithUsual } from './baseline.ts';
export {
  type CheckInFigures,
  type DayEntry,
  givenSliders,
  type KeptSliders,
  SLIDER_START,
  type Slider,
  SLIDERS,
} from './check-in.ts';
export { type Continuity, CONTINUITY_DAYS, toContinuity } from './continuity.ts';
export { type DailyValue } from './daily-means.ts';
export { DATE_RANGES, type DateRangeName, type DateSpan, dateSpan } from './date-range.ts';
export { firstDayOfWeek } from './first-day-of-week.ts';
export {
  type CountedCheckIn,
  dayFigures,
  type DayFigures,
  dayMeans,
  mergeDays,
} from './day-figures.ts';
export { type Daypart, daypartOfHour } from './daypart.ts';
export { type NotEnough } from './enough-data.ts';
export { type Finding, finding } from './finding.ts';
export { addDays, addMonths, daysBetween, eachDay, isLocalDate } from './local-date.ts';
export { METRICS, type Metric, metricDays, type Metrics, metrics } from './metrics.ts';
export { type MoodBand, moodBand } from './mood-band.ts';
export { getMoods, MOOD_LEVELS, type MoodLevel, toMoodLevel } from './mood-level.ts';
export { type GoalTrack, motivationLevel, type MotivationScore } from './motivation.ts';
export {
  ENOUGH_PART,
  type HourFigures,
  type Peak,
  type PeakTimes,
  peakTimes,
} from './peak-times.ts';
export { findQuadrant, type Quadrant, QUADRANTS } from './quadrant.ts';
export { type DayRange, historyStart, type Range, rangeStart } from './range.ts';
export {
  type EmotionPercents,
  MAX_RECOMMENDATIONS,
  type RecommendationId,
  recommendations,
  type RecommendationType,
  RULE_LIMITS,
  type RuleId,
  type RuleResult,
} from './recommendations.ts';
export { type Recommended, recommendedToday } from './recommended-today.ts';
export { emotionalScore, type Score } from './score.ts';
export { type DayPoint, daySeries, type Lines, type MomentPoint, momentSeries } from './series.ts';
export { smoothRecent } from './smoothing.ts';
export { type SpanInsight, type SpanInsights, spanInsights } from './span-insights.ts';
export { type TrendPoint, trends } from './trends.ts';
export { findInstant, localDateAt, localTimeAt, wallClock, type WallClock } from './zoned.ts';
