import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Chip } from './Chip.tsx';

test('a filter says whether it is on, an answer says nothing of the kind', () => {
  render(
    <>
      <Chip pressed count={5}>
        All
      </Chip>
      <Chip pressed={false}>Done</Chip>
      <Chip>I can’t sleep</Chip>
    </>,
  );
  expect(screen.getByRole('button', { pressed: true }).textContent).toBe('All5');
  expect(screen.getByRole('button', { pressed: false }).textContent).toBe('Done');
  expect(screen.getByText('I can’t sleep').hasAttribute('aria-pressed')).toBe(false);
});
