export type { WeekTitle } from './title.ts';
export { HERE_DAYS, toWeek, type Week, WEEK_DAYS, type WeekDay } from './week.ts';
