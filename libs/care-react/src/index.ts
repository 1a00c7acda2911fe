export type { CrisisLevel } from '@nafas/care/screening';
export { CareNote } from './CareNote.tsx';
export { QuietHelp } from './QuietHelp.tsx';
export { loadScreening, type Screen } from './load-screening.ts';
export {
  useCrisisLevel,
  useHeaviestLevel,
  useScreening,
  useStoredCrisisLevel,
} from './use-crisis-level.ts';
