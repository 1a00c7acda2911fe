import { describe, expect, test } from 'vitest';
import { coverageOf } from './coverage-of.ts';
import { listing, summary } from './report.ts';

const requirements = new Map(
  ['AUTH-001', 'AUTH-002', 'AUTH-003', 'AUTH-004', 'AUTH-005', 'AUTH-006', 'SHELL-001'].map(
    (id) => [id, { id, text: `Text of ${id}.` }],
  ),
);
const superseded = new Map([['SHELL-001', 'Because.']]);
// Built here, so that these ids are not taken for proofs of this file's own tests.
const named = (title: string, call = 'test') => `${call}('${title}', run);`;
const of = (source: string, replaced = superseded) =>
  coverageOf(requirements, replaced, [{ path: 'libs/a/src/a.test.ts', source }]);
const stateOf = (id: string, source: string) => of(source).rows.find((row) => row.id === id)?.state;

describe('coverage', () => {
  test('knows proven, superseded and open', () => {
    const source = named('signs up (AUTH-001, AUTH-002)');
    expect(stateOf('AUTH-001', source)).toBe('proven');
    expect(stateOf('AUTH-002', source)).toBe('proven');
    expect(stateOf('AUTH-003', source)).toBe('open');
    expect(stateOf('SHELL-001', source)).toBe('superseded');
    expect(stateOf('SHELL-001', named('SHELL-001'))).toBe('proven');
  });

  test('is not given by a skipped test', () => {
    expect(stateOf('AUTH-001', named('AUTH-001', 'test.skip'))).toBe('open');
  });

  test('five ids in a title are allowed, six are an error', () => {
    const ids = [1, 2, 3, 4, 5, 6].map((n) => `AUTH-00${n}`);
    expect(of(named(ids.slice(0, 5).join(' '))).errors).toEqual([]);
    expect(of(named(ids.join(' '))).errors).toEqual([
      'libs/a/src/a.test.ts:1: 6 ids in one title, at most 5',
    ]);
  });

  test('an unknown id is an error, skipped or not, and other codes are left alone', () => {
    expect(of(`\n${named('AUTH-999', 'it.skip')}`).errors).toEqual([
      'libs/a/src/a.test.ts:2: unknown id AUTH-999',
    ]);
    expect(of(named('AUTH-1')).errors).toEqual(['libs/a/src/a.test.ts:1: unknown id AUTH-1']);
    expect(of(named('SHA-384 and NAFAS-101')).errors).toEqual([]);
  });

  test('a superseded id that is no row is an error', () => {
    expect(of('', new Map([['AUTH-777', 'Gone.']])).errors).toEqual([
      'requirements-superseded.tsv: unknown id AUTH-777',
    ]);
  });
});

describe('the report', () => {
  const { rows } = of(named('AUTH-001'));

  test('counts each state per area and in all', () => {
    expect(
      summary(rows)
        .split('\n')
        .map((line) => line.trim().split(/\s+/)),
    ).toEqual([
      ['area', 'proven', 'superseded', 'open', 'all'],
      ['AUTH', '1', '0', '5', '6'],
      ['SHELL', '0', '1', '0', '1'],
      ['all', '1', '1', '5', '7'],
    ]);
  });

  test('lists rows with the file that proves them or the reason', () => {
    expect(listing(rows, 'proven')).toBe('AUTH-001\tText of AUTH-001.\tlibs/a/src/a.test.ts');
    expect(listing(rows, 'superseded')).toBe('SHELL-001\tText of SHELL-001.\tBecause.');
  });
});
