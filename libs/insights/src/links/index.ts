export { type Factor, LINK_METRICS, type LinkEntry, type LinkMetric } from './day.ts';
export {
  type Compared,
  ENOUGH_LINK_DAYS,
  FALSE_SHARE,
  type Learning,
  type Link,
  links,
  type Links,
  type Sureness,
} from './links.ts';
