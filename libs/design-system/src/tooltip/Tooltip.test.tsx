// @own-document: whether focus is visible depends on every key and press before it, of other files too.
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { Tooltip } from './Tooltip.tsx';

const tip = () => screen.queryByRole('tooltip', { hidden: true });

beforeEach(() => {
  render(
    <Tooltip text="Collapse sidebar">
      <button type="button" aria-label="Collapse sidebar" />
    </Tooltip>,
  );
});

test('the pointer opens it, may rest on it, and takes it away', async () => {
  const user = userEvent.setup();
  expect(tip()).toBeNull();
  await user.hover(screen.getByRole('button'));
  expect(tip()?.textContent).toBe('Collapse sidebar');
  fireEvent.pointerOut(screen.getByRole('button'), {
    relatedTarget: screen.getByText('Collapse sidebar'),
  });
  expect(tip()).not.toBeNull();
  await user.hover(document.body);
  expect(tip()).toBeNull();
});

test('the keyboard opens it, Escape hides it and leaves the focus', async () => {
  const user = userEvent.setup();
  await user.tab();
  expect(tip()).not.toBeNull();
  await user.keyboard('{Escape}');
  expect(tip()).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button'));
});

test('a touch does not open it, and the name is not said twice', async () => {
  const button = screen.getByRole('button', { name: 'Collapse sidebar' });
  fireEvent.pointerEnter(button.parentElement ?? button, { pointerType: 'touch' });
  expect(tip()).toBeNull();
  await userEvent.hover(button);
  expect(tip()?.getAttribute('aria-hidden')).toBe('true');
  expect(button.hasAttribute('aria-describedby')).toBe(false);
});
