import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Table } from './Table.tsx';

const table = {
  caption: 'Two days',
  columns: [
    { id: 'day', name: 'Day' },
    { id: 'stress', name: 'Stress', isNumber: true },
  ],
  rows: [
    { id: '1', cells: ['Monday', '4.2'] },
    { id: '2', cells: ['Tuesday', '3.6'] },
  ],
};

test('caption, heads of columns and rows, and cells in order', () => {
  render(<Table {...table} />);
  const shown = within(screen.getByRole('table', { name: 'Two days' }));
  const texts = (role: string) => shown.getAllByRole(role).map(({ textContent }) => textContent);
  expect(texts('columnheader')).toEqual(['Day', 'Stress']);
  expect(texts('rowheader')).toEqual(['Monday', 'Tuesday']);
  expect(texts('cell')).toEqual(['4.2', '3.6']);
  expect(shown.getAllByRole('cell')[0]?.className).toMatch(/number/);
  expect(shown.getAllByRole('columnheader')[0]?.className).not.toMatch(/number/);
});

test('what scrolls has a name and can be reached with the keyboard', () => {
  const { rerender } = render(<Table {...table} scroll />);
  expect(screen.getByRole('region', { name: 'Two days' }).tabIndex).toBe(0);
  rerender(<Table {...table} />);
  expect(screen.queryByRole('region')).toBeNull();
});
