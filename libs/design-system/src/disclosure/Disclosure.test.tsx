import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Disclosure, Disclosures } from './Disclosure.tsx';

test('closed at first, opened and closed by its line, and what was typed stays', async () => {
  const user = userEvent.setup();
  render(
    <Disclosures>
      <Disclosure icon={null} label="Words" value="Up to three">
        <input aria-label="Word" />
      </Disclosure>
    </Disclosures>,
  );
  const line = screen.getByRole('button', { name: 'Words Up to three' });
  expect(line.getAttribute('aria-expanded')).toBe('false');
  expect(screen.queryByLabelText('Word')).toBeNull();
  await user.click(line);
  expect(line.getAttribute('aria-expanded')).toBe('true');
  expect(line.textContent?.trim()).toBe('Words');
  await user.type(screen.getByRole('textbox', { name: 'Word' }), 'calm');
  await user.click(line);
  expect(screen.queryByRole('textbox')).toBeNull();
  await user.click(line);
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('calm');
});

test('what is filled in stays in its line', async () => {
  render(
    <Disclosure icon={null} label="الكلمات" value="هدوء، أمل" isSet defaultOpen>
      <p>…</p>
    </Disclosure>,
  );
  expect(screen.getByRole('button', { name: 'الكلمات هدوء، أمل' })).toBeTruthy();
});

test('kept open, it does not close until it may', async () => {
  const user = userEvent.setup();
  const row = (keepOpen: boolean) => (
    <Disclosure icon={null} label="Note" value="A line is plenty" keepOpen={keepOpen}>
      <input aria-label="Line" />
    </Disclosure>
  );
  const { rerender } = render(row(false));
  await user.click(screen.getByRole('button'));
  rerender(row(true));
  await user.click(screen.getByRole('button'));
  expect(screen.getByRole('textbox', { name: 'Line' })).toBeTruthy();
  rerender(row(false));
  expect(screen.queryByRole('textbox')).toBeNull();
});
