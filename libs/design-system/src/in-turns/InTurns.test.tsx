import { render, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { expect, test } from 'vitest';
import { InTurns } from './InTurns.tsx';

const read = () => screen.queryAllByRole('paragraph').map(({ textContent }) => textContent);

test('each part comes after those above it', () => {
  const seen: number[] = [];
  render(
    <Profiler id="parts" onRender={() => seen.push(read().length)}>
      <InTurns>
        <p>One</p>
        {false}
        <p>Two</p>
        <p>Three</p>
      </InTurns>
    </Profiler>,
  );
  expect(seen).toEqual([1, 2, 3]);
  expect(read()).toEqual(['One', 'Two', 'Three']);
});

test('several at a time', () => {
  const seen: number[] = [];
  render(
    <Profiler id="parts" onRender={() => seen.push(read().length)}>
      <InTurns step={2}>
        <p>One</p>
        <p>Two</p>
        <p>Three</p>
      </InTurns>
    </Profiler>,
  );
  expect(seen).toEqual([2, 3]);
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
