import { describe, expect, test } from 'vitest';
import { computeCoverage } from './compute-coverage.ts';
import { listing, summary } from './report.ts';
import type { Outcome, Result } from './results.ts';

// Built here, so that these ids are not taken for rows that this file's own titles name.
const id = (n: number, area = 'AUTH') => `${area}-${String(n).padStart(3, '0')}`;
const ids = [...[1, 2, 3, 4, 5, 6].map((n) => id(n)), id(1, 'SHELL')];
const requirements = new Map(ids.map((each) => [each, { id: each, text: `Text of ${each}.` }]));
const file = 'libs/a/src/a.test.ts';
const ended = (title: string, outcome: Outcome = 'passed', ...groups: string[]): Result => {
  return { file, groups, title, outcome };
};
const of = (
  results: Result[],
  {
    superseded = new Map([[id(1, 'SHELL'), 'Because.']]),
    open = new Map(ids.slice(0, 6).map((each) => [each, 'Later.'])),
  } = {},
) => computeCoverage({ requirements, superseded, open }, results);
const getState = (row: string, ...results: Result[]) =>
  of(results).rows.find((each) => each.id === row)?.state;

describe('coverage', () => {
  test('knows proven, flaky, superseded and open', () => {
    const results = [ended(`signs up (${id(1)}, ${id(2)})`), ended(id(3), 'flaky')];
    expect(of(results).rows.map(({ state }) => state)).toEqual([
      ...['proven', 'proven', 'flaky', 'open', 'open', 'open', 'superseded'],
    ]);
    expect(getState(id(1, 'SHELL'), ended(id(1, 'SHELL')))).toBe('proven');
  });

  test.each(['failed', 'skipped'] as const)('is not given by a test that %s', (outcome) => {
    expect(getState(id(1), ended(id(1), outcome))).toBe('open');
  });

  test('is given by one passing test among others', () => {
    expect(getState(id(1), ended(id(1), 'skipped'), ended(id(1), 'flaky'), ended(id(1)))).toBe(
      'proven',
    );
  });

  test('is not given by a group, which is an error', () => {
    const results = [ended('a', 'passed', `group (${id(1)})`)];
    expect(getState(id(1), ...results)).toBe('open');
    expect(of(results).errors).toEqual([
      `${file}: a group proves nothing, name the row in its tests: group (${id(1)})`,
    ]);
  });

  test('an open row is an error unless it is listed, and a listed one when it is proven', () => {
    expect(of([]).errors).toEqual([]);
    expect(of([], { open: new Map(ids.slice(1).map((each) => [each, 'Later.'])) }).errors).toEqual([
      `${id(1)} is not proven: Text of ${id(1)}.`,
      `requirements-open.tsv: ${id(1, 'SHELL')} is superseded, take it out`,
    ]);
    expect(of([ended(id(2))]).errors).toEqual([
      `requirements-open.tsv: ${id(2)} is proven, take it out`,
    ]);
    expect(of([ended(id(2), 'flaky')]).errors).toEqual([]);
  });

  test('five ids in a title are allowed, six are an error', () => {
    const open = new Map([[id(6), 'Later.']]);
    expect(of([ended(ids.slice(0, 5).join(' '))], { open }).errors).toEqual([]);
    expect(of([ended(ids.slice(0, 6).join(' '))], { open: new Map() }).errors).toEqual([
      `${file}: 6 ids in one title, at most 5: ${ids.slice(0, 6).join(' ')}`,
    ]);
  });

  test('an unknown id is an error, skipped or not, and other codes are left alone', () => {
    const unknown = id(999);
    expect(of([ended(unknown, 'skipped')]).errors).toEqual([
      `${file}: unknown id ${unknown}: ${unknown}`,
    ]);
    expect(of([ended('SHA-384 and NAFAS-101')]).errors).toEqual([]);
  });

  test.each(['superseded', 'open'] as const)('an id in the table of %s rows is a row', (table) => {
    expect(of([], { [table]: new Map([[id(777), 'Gone.']]) }).errors).toContain(
      `requirements-${table}.tsv: unknown id ${id(777)}`,
    );
  });
});

describe('the report', () => {
  const { rows } = of([ended(id(1)), ended(id(2), 'flaky')]);

  test('counts each state per area and in all', () => {
    expect(
      summary(rows)
        .split('\n')
        .map((line) => line.trim().split(/\s+/)),
    ).toEqual([
      ['area', 'proven', 'flaky', 'superseded', 'open', 'all'],
      ['AUTH', '1', '1', '0', '4', '6'],
      ['SHELL', '0', '0', '1', '0', '1'],
      ['all', '1', '1', '1', '4', '7'],
    ]);
  });

  test('lists rows with the file that proves them or the reason', () => {
    expect(listing(rows, 'proven')).toBe(`${id(1)}\tText of ${id(1)}.\t${file}`);
    expect(listing(rows, 'superseded')).toBe(
      `${id(1, 'SHELL')}\tText of ${id(1, 'SHELL')}.\tBecause.`,
    );
    expect(listing(rows, 'open').split('\n')[0]).toBe(`${id(3)}\tText of ${id(3)}.\tLater.`);
  });
});
