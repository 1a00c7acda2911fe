import { render, screen } from '@testing-library/react';
import { Profiler, type ReactNode } from 'react';
import { expect, test } from 'vitest';
import { InTurns } from './InTurns.tsx';

const read = () => screen.queryAllByRole('paragraph').map(({ textContent }) => textContent);
const isBusy = () => document.querySelector('[aria-busy="true"]') !== null;

/** What stands after each drawing, and whether more is said to come. */
function draw(parts: ReactNode) {
  const seen: [string, boolean][] = [];
  render(
    <Profiler id="parts" onRender={() => seen.push([read().join(), isBusy()])}>
      <InTurns>{parts}</InTurns>
    </Profiler>,
  );
  return seen;
}

test('each part comes after those above it', () => {
  const seen = draw([<p key="1">One</p>, false, <p key="2">Two</p>, <p key="3">Three</p>]);
  expect(seen).toEqual([
    ['One', true],
    ['One,Two', true],
    ['One,Two,Three', false],
  ]);
});

test('a page of one part is drawn at once', () => {
  expect(draw(<p>One</p>)).toEqual([['One', false]]);
});

test('a part that comes later is drawn, and one that stays keeps what it holds', () => {
  const parts = (isThere: boolean) => (
    <InTurns>
      <p>One</p>
      {isThere && <p>Two</p>}
      <input aria-label="Words" />
    </InTurns>
  );
  const { rerender } = render(parts(false));
  const field = screen.getByRole('textbox', { name: 'Words' });
  rerender(parts(true));
  expect(read()).toEqual(['One', 'Two']);
  expect(screen.getByRole('textbox', { name: 'Words' })).toBe(field);
});
