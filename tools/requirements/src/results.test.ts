import { describe, expect, test } from 'vitest';
import { fromPlaywright, fromTap, fromVitest, NO_EXPECTATION } from './results.ts';

const place = (path: string) => path.replace('/w/', '');

describe('vitest reports', () => {
  const read = (status: string, ...tests: { title: string; status: string }[]) =>
    fromVitest(
      {
        testResults: [
          {
            name: '/w/libs/a/a.test.ts',
            status,
            assertionResults: tests.map((each) => ({ ...each, ancestorTitles: ['', 'group'] })),
          },
        ],
      },
      place,
    );

  test('give each test its file, groups and outcome', () => {
    expect(read('passed', { title: 'a', status: 'passed' })).toEqual([
      { file: 'libs/a/a.test.ts', groups: ['group'], title: 'a', outcome: 'passed' },
    ]);
  });

  test('say how long it took', () => {
    const tests = [{ title: 'a', status: 'passed', duration: 12, ancestorTitles: [] }];
    const report = { testResults: [{ name: '/w/a.test.ts', status: '', assertionResults: tests }] };
    expect(fromVitest(report, place)).toMatchObject([{ ms: 12 }]);
  });

  test.each(['skipped', 'pending', 'todo', 'disabled'])('take %s for skipped', (status) => {
    expect(read('passed', { title: 'a', status })).toMatchObject([{ outcome: 'skipped' }]);
  });

  test('a file that could not be loaded has failed', () => {
    expect(read('failed')).toMatchObject([{ title: 'the file itself', outcome: 'failed' }]);
    expect(read('failed', { title: 'a', status: 'failed' })).toHaveLength(1);
  });
});

describe('Playwright reports', () => {
  const ended = (status: string, expectedStatus = 'passed', ...types: string[]) => {
    const annotations = types.map((type) => ({ type }));
    const spec = {
      title: 'b',
      file: 'a.spec.ts',
      tests: [{ status, expectedStatus, annotations }],
    };
    const inner = { title: 'group', file: 'a.spec.ts', specs: [spec] };
    const suites = [{ title: 'a.spec.ts', file: 'a.spec.ts', specs: [], suites: [inner] }];
    return fromPlaywright({ config: { rootDir: '/w/e2e' }, errors: [], suites }, place);
  };

  test('give each test its file, groups and outcome', () => {
    expect(ended('expected')).toEqual([
      { file: 'e2e/a.spec.ts', groups: ['group'], title: 'b', outcome: 'passed' },
    ]);
  });

  test.each([
    ['a test that passed at the second try', 'flaky', ended('flaky')],
    ['one that was skipped', 'skipped', ended('skipped', 'skipped')],
    ['one that failed', 'failed', ended('unexpected')],
    ['one that is expected to fail', 'failed', ended('expected', 'failed')],
    ['one that expected nothing', 'failed', ended('expected', 'passed', NO_EXPECTATION)],
  ])('take %s for %s', (_name, outcome, results) => {
    expect(results).toMatchObject([{ outcome }]);
  });

  test('say how long all tries took', () => {
    const test = { status: 'flaky', expectedStatus: 'passed', annotations: [] };
    const tests = [{ ...test, results: [{ duration: 30 }, { duration: 12 }] }];
    const specs = [{ title: 'b', file: 'a.spec.ts', tests }];
    const suites = [{ title: 'a.spec.ts', file: 'a.spec.ts', specs }];
    const report = { config: { rootDir: '/w/e2e' }, errors: [], suites };
    expect(fromPlaywright(report, place)).toMatchObject([{ ms: 42 }]);
  });

  test('what failed outside the tests has failed', () => {
    const report = { config: { rootDir: '/w/e2e' }, errors: [{ message: 'no' }], suites: [] };
    expect(fromPlaywright(report, place)).toMatchObject([{ outcome: 'failed' }]);
  });
});

test('TAP gives an outcome for each assertion', () => {
  const output = '1..4\nok 1 - DATA-001: a\n# why\nnot ok 2 - b\nok 3 - c # SKIP not here\nok 4';
  expect(fromTap(output, 'a.sql')).toEqual([
    { file: 'a.sql', groups: [], title: 'DATA-001: a', outcome: 'passed' },
    { file: 'a.sql', groups: [], title: 'b', outcome: 'failed' },
    { file: 'a.sql', groups: [], title: 'c', outcome: 'skipped' },
    { file: 'a.sql', groups: [], title: '', outcome: 'passed' },
  ]);
});
