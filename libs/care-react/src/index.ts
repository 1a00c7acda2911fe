export type { CrisisLevel } from '@nafas/care/screening';
export { loadScreening, type Screen } from './load-screening.ts';
export { useCrisisLevel, useScreening } from './use-crisis-level.ts';
