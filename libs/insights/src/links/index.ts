export {
  type Factor,
  isKnown,
  type LinkDay,
  type LinkEntry,
  type LinkMetric,
  toFactorKey,
} from './day.ts';
export {
  type Compared,
  ENOUGH_LINK_DAYS,
  type PendingFactor,
  type Link,
  links,
  type Links,
  linkSteps,
  type Sureness,
} from './links.ts';
export { findShift, type Shift } from './shift.ts';
export { linkDaySteps } from './to-days.ts';
