export { countTests, type Count } from './count.ts';
export { readReports, type Suite } from './reports.ts';
export type { Result } from './results.ts';
