import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { NavIcon, navIconNames } from './NavIcon.tsx';

/** The drawing of an icon, without its frame. */
function drawing(name: string) {
  const { container } = render(<NavIcon name={name} />);
  return container.querySelector('svg')?.innerHTML;
}

test('every name has a drawing of its own, apart from the fallback', () => {
  const drawings = [...navIconNames, 'nothing-of-the-kind'].map(drawing);
  expect(drawings.every((one) => one !== undefined && one !== '')).toBe(true);
  expect(new Set(drawings).size).toBe(navIconNames.length + 1);
});

test('a name from the outside never reaches into an object', () => {
  expect(drawing('constructor')).toBe(drawing('nothing-of-the-kind'));
  expect(drawing('__proto__')).toBe(drawing('nothing-of-the-kind'));
});

test('an icon is silent until it is given a name', () => {
  const { container } = render(<NavIcon name="bell" />);
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});
