import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import '../internal/testing/dialogMethods.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

function show(busy = false) {
  const [onClose, onConfirm] = [vi.fn(), vi.fn()];
  render(
    <ConfirmDialog
      open
      {...{ onClose, onConfirm, busy }}
      title="Delete this record?"
      lead="It cannot be brought back."
      confirmLabel="Delete"
      cancelLabel="Cancel"
      closeLabel="Close"
    />,
  );
  return { onClose, onConfirm, user: userEvent.setup() };
}
const button = (name: string) => screen.findByRole('button', { name });

it('asks, says what goes, and does nothing by itself', async () => {
  const { onConfirm } = show();
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete this record?' });
  expect(dialog.textContent).toContain('It cannot be brought back.');
  expect(document.activeElement).not.toBe(await button('Delete'));
  expect(onConfirm).not.toHaveBeenCalled();
});

it.each(['Cancel', 'Close'])('%s keeps it', async (name) => {
  const { user, onClose, onConfirm } = show();
  await user.click(await button(name));
  expect(onClose).toHaveBeenCalledOnce();
  expect(onConfirm).not.toHaveBeenCalled();
});

it('does it on the press that names it, and says when it is being done', async () => {
  const { user, onConfirm } = show(true);
  expect((await button('Delete')).getAttribute('aria-busy')).toBe('true');
  onConfirm.mockClear();
  await user.click(await button('Delete'));
  expect(onConfirm).not.toHaveBeenCalled();
});

it('is confirmed once', async () => {
  const { user, onClose, onConfirm } = show();
  await user.click(await button('Delete'));
  expect(onConfirm).toHaveBeenCalledOnce();
  expect(onClose).not.toHaveBeenCalled();
});
