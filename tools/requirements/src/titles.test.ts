import { describe, expect, test } from 'vitest';
import { titlesOf } from './titles.ts';

const running = (source: string): string[] =>
  titlesOf('a.test.tsx', source)
    .filter(({ runs }) => runs)
    .map(({ text }) => text);

describe('titles', () => {
  test('are read from test, it and describe, nested, with their lines', () => {
    const source = "describe('a', () => {\n  it('b', run);\n  test(`c`, run);\n});";
    expect(titlesOf('a.test.ts', source)).toEqual([
      { text: 'a', line: 1, runs: true },
      { text: 'b', line: 2, runs: true },
      { text: 'c', line: 3, runs: true },
    ]);
  });

  test('keep the fixed parts of templates and of joined strings', () => {
    expect(running("test(`a ${b} c`, run); test('d ' + e + ' f', run);")).toEqual([
      'a … c',
      'd … f',
    ]);
  });

  test('are those of every row of a table, by position and by name', () => {
    const source = `
      const rows = [{ id: 'ONE', n: 1 }, { id: 'TWO', n: 2 }] as const;
      test.each([['A', 1], ['B', 2]])('%s is %i', run);
      describe.each(['C'])('%s', () => it('x', run));
      it.for(rows)('$id has $n and $other', run);
      test.each(imported)('%s stays', run);
      test.each\`a\${1}\`('table $a', run);`;
    expect(running(source)).toEqual([
      'A is 1',
      'B is 2',
      'C',
      'x',
      'ONE has 1 and $other',
      'TWO has 2 and $other',
      '%s stays',
      'table $a',
    ]);
  });

  test('of what is skipped, to do or expected to fail do not run, nor does what is inside', () => {
    const source = `
      test.skip('a', run); it.todo('b'); test.fails('c', run); test.fixme('d', run);
      describe.skip('e', () => { describe('f', () => { test('g', run); }); });
      test.describe.skip('h', () => { test('i', run); });
      describe('empty', () => {});`;
    expect(running(source)).toEqual([]);
    expect(titlesOf('a.test.ts', source)).toHaveLength(10);
  });

  test('of conditional and concurrent tests run', () => {
    const source = `it.skipIf(slow)('a', run); test.concurrent.each([1])('b %i', run);
      test.describe('c', () => { test.only('d', run); });`;
    expect(running(source)).toEqual(['a', 'b 1', 'c', 'd']);
  });

  test('are not looked for in comments, strings and other calls', () => {
    const source = `// test('a', run)
      const text = "test('b', run)"; other('c', run); test.step('d', run); regex.test('e');
      describe('f', () => contract());`;
    expect(running(source)).toEqual(['f']);
  });
});
