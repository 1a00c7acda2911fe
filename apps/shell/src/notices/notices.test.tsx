import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { shellI18n } from '../i18n/shell-i18n.ts';
import { Notices } from './Notices.tsx';
import { dismiss, notices, notify } from './notices.ts';

const shown = () => notices.get().map(({ message }) => message);
const i18n = await shellI18n();

afterEach(() => {
  cleanup();
  notices.set([]);
});

describe('notices', () => {
  it('stand oldest first, and the oldest leaves when there would be more than three', () => {
    for (const message of ['1', '2', '3', '4']) notify({ kind: 'done', message });
    expect(shown()).toEqual(['2', '3', '4']);
  });

  it('are told apart though they say the same', () => {
    notify({ kind: 'done', message: 'Saved' });
    notify({ kind: 'done', message: 'Saved' });
    const [first] = notices.get();
    dismiss(first?.key ?? -1);
    expect(shown()).toEqual(['Saved']);
  });

  it('are shown, run their action and can be dismissed', async () => {
    const run = vi.fn();
    render(
      <I18nextProvider i18n={i18n}>
        <Notices />
      </I18nextProvider>,
    );
    act(() => notify({ kind: 'done', message: 'Goal removed', action: { label: 'Undo', run } }));
    expect(screen.getByText('Goal removed')).toBeDefined();
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(run).toHaveBeenCalledTimes(1);
    act(() => notify({ kind: 'failed', message: 'Not saved' }));
    await user.click(screen.getAllByRole('button', { name: 'Dismiss' }).at(-1) as HTMLElement);
    expect(screen.queryByText('Not saved')).toBeNull();
  });
});
