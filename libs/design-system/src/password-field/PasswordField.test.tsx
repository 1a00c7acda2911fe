import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { PasswordField } from './PasswordField.tsx';

test('the toggle shows the password, hides it again and says which', async () => {
  render(<PasswordField label="Password" showLabel="Show password" hideLabel="Hide password" />);
  const input = screen.getByLabelText('Password', { selector: 'input' });
  expect(input.getAttribute('type')).toBe('password');
  await userEvent.type(input, 'quiet');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(input.getAttribute('type')).toBe('text');
  expect((input as HTMLInputElement).value).toBe('quiet');
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(input.getAttribute('type')).toBe('password');
});

test('it is typed left to right whatever the page, and the toggle never submits', () => {
  render(<PasswordField label="Password" showLabel="Show" hideLabel="Hide" />);
  expect(screen.getByLabelText('Password', { selector: 'input' }).getAttribute('dir')).toBe('ltr');
  expect(screen.getByRole('button').getAttribute('type')).toBe('button');
});
