import { stripVTControlCharacters } from 'node:util';

/** How one test ended. `flaky` passed only when it was tried again. */
export type Outcome = 'passed' | 'flaky' | 'failed' | 'skipped';

/** One test of a run, read from its report. */
export interface Result {
  /** The test file, relative to the workspace. */
  readonly file: string;
  /** The titles of the groups around it, from the outside in. */
  readonly groups: readonly string[];
  readonly title: string;
  readonly outcome: Outcome;
  /** Milliseconds it took, all tries together; undefined where the report does not say. */
  readonly ms?: number;
  /** The first lines of what the test said at its first failure, also where a later try passed. */
  readonly why?: string;
}

/** So much of a message that a list of failures stays readable. */
const LINES = 12;

/** The property `why` of a message; none without one. */
function withWhy(message: string | undefined): Pick<Result, 'why'> {
  if (!message) return {};
  const lines = stripVTControlCharacters(message).trim().split('\n');
  return { why: lines.slice(0, LINES).join('\n') };
}

interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    /** Why the file itself failed. */
    readonly message?: string;
    readonly assertionResults: readonly {
      readonly ancestorTitles: readonly string[];
      readonly title: string;
      readonly status: string;
      readonly duration?: number | null;
      readonly failureMessages?: readonly string[] | null;
    }[];
  }[];
}

/** Reads the report of vitest's `json` reporter. A file that could not be loaded is one failed result. */
export function fromVitest(report: VitestReport, place: (path: string) => string): Result[] {
  return report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = place(name);
    const results = assertionResults.map((test): Result => {
      const { ancestorTitles, title, status: ended, duration, failureMessages } = test;
      const outcome = ended === 'passed' || ended === 'failed' ? ended : 'skipped';
      const groups = ancestorTitles.filter(Boolean);
      const ms = duration != null && { ms: duration };
      return { file, groups, title, outcome, ...ms, ...withWhy(failureMessages?.[0]) };
    });
    const unexplained = status === 'failed' && results.every(({ outcome }) => outcome !== 'failed');
    const itself = { file, groups: [], title: 'the file itself', outcome: 'failed' } as const;
    return unexplained ? [...results, { ...itself, ...withWhy(message) }] : results;
  });
}

/** The annotation of apps/e2e/src/support/expectations.ts on a test that expected nothing. */
export const NO_EXPECTATION = 'no expectation';

interface PlaywrightError {
  readonly message?: string;
}

interface PlaywrightSuite {
  readonly title: string;
  readonly file: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs: readonly {
    readonly title: string;
    readonly file: string;
    readonly tests: readonly {
      readonly expectedStatus: string;
      readonly status: string;
      readonly annotations: readonly { readonly type: string }[];
      readonly results?: readonly {
        readonly duration: number;
        readonly errors?: readonly PlaywrightError[];
      }[];
    }[];
  }[];
}

interface PlaywrightReport {
  readonly config: { readonly rootDir: string };
  readonly errors: readonly PlaywrightError[];
  readonly suites: readonly PlaywrightSuite[];
}

type PlaywrightTest = PlaywrightSuite['specs'][number]['tests'][number];

/** `test.fail()` expects a failure, and a body without an expectation passes whatever the product does: neither is a pass. */
function toOutcome({ status, expectedStatus, annotations }: PlaywrightTest): Outcome {
  if (status === 'skipped') return 'skipped';
  if (expectedStatus !== 'passed' || annotations.some(({ type }) => type === NO_EXPECTATION)) {
    return 'failed';
  }
  if (status === 'expected') return 'passed';
  return status === 'flaky' ? 'flaky' : 'failed';
}

/** Reads the report of Playwright's `json` reporter. What failed outside any test is a failed result of its own. */
export function fromPlaywright(
  { config, errors, suites }: PlaywrightReport,
  place: (path: string) => string,
): Result[] {
  const read = (suite: PlaywrightSuite, groups: readonly string[]): Result[] => [
    ...suite.specs.flatMap(({ title, file, tests }) =>
      tests.map((test) => ({
        file: place(`${config.rootDir}/${file}`),
        groups,
        title,
        outcome: toOutcome(test),
        ...(test.results && { ms: test.results.reduce((sum, { duration }) => sum + duration, 0) }),
        ...withWhy(test.results?.flatMap(({ errors = [] }) => errors)[0]?.message),
      })),
    ),
    ...(suite.suites ?? []).flatMap((inner) => read(inner, [...groups, inner.title])),
  ];
  return [
    // The outermost suite is the file.
    ...suites.flatMap((suite) => read(suite, [])),
    ...errors.map(({ message }): Result => {
      const file = place(config.rootDir);
      return {
        file,
        groups: [],
        title: 'outside the tests',
        outcome: 'failed',
        ...withWhy(message),
      };
    }),
  ];
}

/** Reads what a pgTAP file printed: each assertion is a test. */
export function fromTap(output: string, file: string): Result[] {
  return output.split('\n').flatMap((line): Result[] => {
    const [, not, title, directive] =
      /^(not )?ok \d+(?: - (.*?))?( # (?:SKIP|TODO).*)?$/i.exec(line) ?? [];
    if (!/^(?:not )?ok /.test(line)) return [];
    const outcome = directive ? 'skipped' : not ? 'failed' : 'passed';
    return [{ file, groups: [], title: title ?? '', outcome }];
  });
}
