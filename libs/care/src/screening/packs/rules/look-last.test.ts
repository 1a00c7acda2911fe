import { expect, it } from 'vitest';
import { lookLast } from './look-last.ts';

it.each([
  ['(?<!a)(?!b[)]c)(de|f)g', '(?=(de|f)g)(?<!a)(?!b[)]c)(de|f)g'],
  ['(?!x)(a|b)|c', '(?!x)(a|b)|c'],
  ['(?:a|b)(?!c)', '(?:a|b)(?!c)'],
  ['a(?<!b)', 'a(?<!b)'],
  ['(?!a)', '(?!a)'],
])('%s', (source, looked) => {
  expect(lookLast(source)).toBe(looked);
});

it.each([
  ['risa y quiero morir', 7],
  ['no quiero morir', -1],
  ['quiero morir de risa', -1],
  ['no quiero nada, voy a morir', 16],
])('%s: what is said is found where it was', (text, index) => {
  const source = '(?<!no )(?!.*risa)(quiero|voy a) morir';
  expect(text.search(source)).toBe(index);
  expect(text.search(lookLast(source))).toBe(index);
});
