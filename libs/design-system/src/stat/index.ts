export { Change, type StatChange } from './Change.tsx';
export { Stat, type StatProps, type StatState } from './Stat.tsx';
export { BarsArt, BowlArt } from './StatArt.tsx';
export { StatRow } from './StatRow.tsx';
