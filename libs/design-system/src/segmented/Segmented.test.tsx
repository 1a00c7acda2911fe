import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Segmented } from './Segmented.tsx';

const options = [
  { value: '7d', label: '7 days' },
  { value: '30d', label: '30 days' },
  { value: '3m', label: '3 months' },
] as const;

function Range({ dir }: { dir: 'ltr' | 'rtl' }) {
  const [value, setValue] = useState<'7d' | '30d' | '3m'>('7d');
  return (
    <div dir={dir}>
      <Segmented label="Range" options={options} value={value} onChange={setValue} />
    </div>
  );
}

const chosen = () => screen.getByRole('radio', { checked: true }).textContent;

test('a radio group with one tab stop, the chosen one', async () => {
  render(<Range dir="ltr" />);
  expect(screen.getByRole('radiogroup', { name: 'Range' })).toBeTruthy();
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe('7 days');
  await userEvent.tab();
  expect(document.activeElement).toBe(document.body);
});

test('arrow keys choose and carry focus along', async () => {
  render(<Range dir="ltr" />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(chosen()).toBe('30 days');
  expect(document.activeElement?.textContent).toBe('30 days');
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(chosen()).toBe('3 months');
});

test('in right-to-left text the left arrow goes forward', async () => {
  render(<Range dir="rtl" />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowLeft}');
  expect(chosen()).toBe('30 days');
});

test('a click chooses', async () => {
  render(<Range dir="ltr" />);
  await userEvent.click(screen.getByText('3 months'));
  expect(chosen()).toBe('3 months');
});
