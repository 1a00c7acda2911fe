import { readReports, type Suite } from './reports.ts';
import type { Outcome } from './results.ts';

/** How the tests of one suite ended. */
export interface Count {
  readonly passed: number;
  readonly failed: number;
  /** File, groups and title of each test that passed only when it was tried again. */
  readonly flaky: readonly string[];
  readonly skipped: readonly string[];
}

/** Counts the results in the reports of a suite of `npm test`. A report that is missing counts as failed. */
export function countTests(workspace: string, suite: Suite): Count {
  const { results, missing } = readReports(workspace, [suite]);
  const ended = (as: Outcome) => results.filter(({ outcome }) => outcome === as);
  const names = (as: Outcome) =>
    ended(as).map(({ file, groups, title }) => [file, ...groups, title].join(' › '));
  return {
    passed: ended('passed').length,
    failed: ended('failed').length + missing.length,
    flaky: names('flaky'),
    skipped: names('skipped'),
  };
}
