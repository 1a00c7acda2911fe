import { Linter } from 'eslint';
import { expect, test } from 'vitest';
import { provesSomething } from './proves-something.ts';

/** What the rule says of a file that begins with these imports. */
function check(code: string): (string | undefined)[] {
  const config: Linter.Config = {
    plugins: { nafas: { rules: { 'proves-something': provesSomething } } },
    rules: { 'nafas/proves-something': 'error' },
  };
  const imports = `import { LIMIT, PAGES, open } from './product.ts'; const own = [1];`;
  return new Linter().verify(`${imports}\n${code}`, config).map(({ messageId }) => messageId);
}

test.each([
  ['a constant', `open(); expect(LIMIT).toBe(LIMIT);`],
  ['a literal', `open(); expect(true).toBe(true);`],
  ['a property', `open(); expect(own.length).toEqual(own.length);`],
  ['a list', `open(); expect([...PAGES]).not.toStrictEqual([...PAGES]);`],
])('%s compared with itself is refused', (_what, code) => {
  expect(check(`test('a', () => { ${code} });`)).toEqual(['same']);
});

test.each([
  ['toBe', `test('a', () => { expect(LIMIT).toBe(5); });`],
  ['toEqual', `it('a', () => expect(PAGES).toEqual(['a', 'b']));`],
  ['a property', `test('a', async () => { expect(PAGES.length).toBeGreaterThan(1); });`],
  ['two of them', `test('a', () => { expect(LIMIT).toBe(5); expect(PAGES).toHaveLength(2); });`],
  ['each', `it.each([1, 2])('%i', () => { expect(LIMIT).toMatchObject({ n: 1 }); });`],
  ['matchers', `test('a', () => { expect(PAGES).toEqual(expect.arrayContaining(['a'])); });`],
])('a constant said again, by %s, in a test that runs nothing is refused', (_what, code) => {
  expect(check(code)).toEqual(['restated']);
});

test.each([
  ['what is called', `test('a', () => { expect(open(LIMIT)).toBe(5); });`],
  ['the same call twice', `test('a', () => { expect(open()).toEqual(open()); });`],
  ['a constant beside a call', `test('a', () => { open(); expect(LIMIT).toBe(5); });`],
  ['two lists side by side', `test('a', () => { expect(PAGES).toEqual([...LIMIT]); });`],
  ['what the test made', `test('a', () => { expect(own).toEqual([1]); });`],
  ['what was rendered', `test('a', async () => { const { x } = await open; expect(x).toBe(1); });`],
])('%s is let through', (_what, code) => {
  expect(check(code)).toEqual([]);
});
