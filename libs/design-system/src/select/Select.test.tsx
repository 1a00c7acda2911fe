import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Select } from './Select.tsx';

test('a native list, named by its label', async () => {
  const chosen = vi.fn();
  render(
    <Select label="Language" defaultValue="en" onChange={(event) => chosen(event.target.value)}>
      <option value="en">English</option>
      <option value="ar">العربية</option>
    </Select>,
  );
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'ar');
  expect(chosen).toHaveBeenCalledWith('ar');
});
