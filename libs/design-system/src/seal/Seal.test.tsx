import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Seal } from './Seal.tsx';

const rings = (item: HTMLElement) => item.querySelectorAll('g circle').length;

test('a list item that says what, why and when; one ring a level', () => {
  render(
    <ul>
      <Seal title="Seven mornings" when="11 October" earned rings={2}>
        Checked in before ten
      </Seal>
      <Seal title="A call made" when="Not yet" earned={false} />
    </ul>,
  );
  const [earned, open] = screen.getAllByRole('listitem');
  if (!earned || !open) throw new Error('two seals');
  expect(earned.textContent).toBe('Seven morningsChecked in before ten11 October');
  expect(earned.hasAttribute('data-earned')).toBe(true);
  expect(rings(earned)).toBe(2);
  expect(open.textContent).toBe('A call madeNot yet');
  expect(open.hasAttribute('data-earned')).toBe(false);
  expect(rings(open)).toBe(1);
});

test('dotted until earned, and silent', () => {
  const { container } = render(
    <ul>
      <Seal title="a" when="b" earned rings={3} />
      <Seal title="c" when="d" earned={false} rings={3} />
    </ul>,
  );
  const arts = [...container.querySelectorAll('svg')];
  expect(arts.map((art) => art.querySelector('[stroke-dasharray]') !== null)).toEqual([
    false,
    true,
  ]);
  expect(arts.every((art) => art.getAttribute('aria-hidden') === 'true')).toBe(true);
});
