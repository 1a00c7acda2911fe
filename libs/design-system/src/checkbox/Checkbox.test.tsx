import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Checkbox } from './Checkbox.tsx';
import { Radio } from './Radio.tsx';

test('its words tick it', async () => {
  render(<Checkbox label="Remember me" />);
  await userEvent.click(screen.getByText('Remember me'));
  const box = screen.getByRole('checkbox', { name: 'Remember me' });
  expect((box as HTMLInputElement).checked).toBe(true);
});

test('an error describes it', () => {
  render(<Checkbox label="I agree" error="Please agree to go on" />);
  const box = screen.getByRole('checkbox', { name: 'I agree' });
  expect(box.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Please agree to go on',
  );
});

test('radios of one name exclude each other', async () => {
  render(
    <>
      <Radio name="every" label="Daily" defaultChecked />
      <Radio name="every" label="Weekly" />
    </>,
  );
  await userEvent.click(screen.getByRole('radio', { name: 'Weekly' }));
  expect((screen.getByRole('radio', { name: 'Daily' }) as HTMLInputElement).checked).toBe(false);
});
