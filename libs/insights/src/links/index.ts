export {
  type Factor,
  LINK_METRICS,
  type LinkDay,
  type LinkEntry,
  type LinkMetric,
  toFactorKey,
} from './day.ts';
export {
  type Compared,
  ENOUGH_LINK_DAYS,
  FALSE_SHARE,
  type Learning,
  type Link,
  links,
  type Links,
  linkSteps,
  type Sureness,
} from './links.ts';
export { findShift, type Shift } from './shift.ts';
export { linkDaySteps, toLinkDays } from './to-days.ts';
