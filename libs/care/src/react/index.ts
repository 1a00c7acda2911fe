export type { CrisisLevel } from '../screening/rule.ts';
export { loadScreening, type Screen } from './load-screening.ts';
export { useCrisisLevel, useScreening } from './use-crisis-level.ts';
