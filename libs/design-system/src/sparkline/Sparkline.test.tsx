import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Sparkline } from './Sparkline.tsx';

function drawn(values: readonly number[]) {
  const { container } = render(<Sparkline values={values} tone="var(--nf-data-stress)" />);
  return { svg: container.querySelector('svg'), dot: container.querySelector('circle') };
}
const points = (svg: SVGElement | null) =>
  svg?.querySelector('polyline')?.getAttribute('points')?.split(' ');

test('the lowest value stands on the ground, the highest at the top, the dot at the end', () => {
  const { svg, dot } = drawn([2, 6, 4]);
  expect(points(svg)).toEqual(['4,36', '48,4', '92,20']);
  expect([dot?.getAttribute('cx'), dot?.getAttribute('cy')]).toEqual(['92', '20']);
  expect(dot?.getAttribute('fill')).toBe('var(--nf-data-stress)');
  expect(svg?.getAttribute('aria-hidden')).toBe('true');
});

test('a small spread is not blown up', () => {
  expect(points(drawn([5, 5.5]).svg)).toEqual(['4,36', '92,20']);
  expect(points(drawn([5, 5]).svg)).toEqual(['4,36', '92,36']);
});

test('one value is a dot, none is nothing', () => {
  expect(drawn([5]).dot?.getAttribute('cx')).toBe('4');
  expect(drawn([]).svg).toBeNull();
});
