import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Switch } from './Switch.tsx';

test('named by its label alone, described by its hint', () => {
  render(<Switch label="Reminder" hint="At nine" checked onChange={() => undefined} />);
  const control = screen.getByRole('switch', { name: 'Reminder' });
  expect((control as HTMLInputElement).checked).toBe(true);
  expect(document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'At nine',
  );
});

test('a click on the words and the space key both change it', async () => {
  const onChange = vi.fn();
  render(<Switch label="Reminder" onChange={onChange} />);
  await userEvent.click(screen.getByText('Reminder'));
  await userEvent.keyboard(' ');
  expect(onChange.mock.calls).toEqual([[true], [false]]);
});

test('a hidden label still names it', () => {
  render(<Switch label="Camera" labelHidden />);
  expect(screen.getByRole('switch', { name: 'Camera' })).toBeTruthy();
});
