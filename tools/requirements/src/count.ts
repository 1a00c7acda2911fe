import { readReports, type Suite } from './reports.ts';
import type { Outcome } from './results.ts';

/** How the tests of one suite ended. */
export interface Count {
  readonly passed: number;
  readonly failed: number;
  /** File, groups and title of each test that failed, with what it said at its first try; and the missing reports. */
  readonly failures: readonly string[];
  /** File, groups and title of each test that passed only when it was tried again, with what it said before. */
  readonly flaky: readonly string[];
  readonly skipped: readonly string[];
}

/** Counts the results in the reports of a suite of `npm test`. A report that is missing counts as failed. */
export function countTests(workspace: string, suite: Suite): Count {
  const { results, missing } = readReports(workspace, [suite]);
  const ended = (as: Outcome) => results.filter(({ outcome }) => outcome === as);
  const names = (as: Outcome) =>
    ended(as).map(({ file, groups, title, why }) =>
      [[file, ...groups, title].join(' › '), ...(why?.split('\n') ?? [])].join('\n      '),
    );
  return {
    passed: ended('passed').length,
    failed: ended('failed').length + missing.length,
    failures: [...names('failed'), ...missing.map((report) => `${report} is missing`)],
    flaky: names('flaky'),
    skipped: names('skipped'),
  };
}
