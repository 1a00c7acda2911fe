export { type ActiveMinutes, activeMinutes, type ExerciseDone } from './active-minutes.ts';
export type { CheckInFigures } from './check-in.ts';
export { type DailyValue, dailyMeans } from './daily-means.ts';
export { type Daypart, daypart, daypartOfHour } from './daypart.ts';
export { ENOUGH_DAYS, ENOUGH_WINDOW_DAYS, missingDays, type NotEnough } from './enough-data.ts';
export { type Finding, finding } from './finding.ts';
export { addDays, addMonths, daysBetween, eachDay, isLocalDate } from './local-date.ts';
export { followThrough, motivationLevel, type MotivationScore } from './motivation.ts';
export { type DayRange, historyStart, type Range, rangeStart } from './range.ts';
export { emotionalScore, type Score, scoreOf } from './score.ts';
export {
  type DayPoint,
  daySeries,
  type Lines,
  type MomentPoint,
  momentSeries,
  smoothedDays,
} from './series.ts';
export { LAMBDA, smooth, valueOn, WARM_UP_DAYS } from './smoothing.ts';
export { type Stats, stats, type StatsInput } from './stats.ts';
export { type MoodBand, moodBand, type TrendPoint, trends } from './trends.ts';
export { localDateAt, wallClock, type WallClock } from './zoned.ts';
