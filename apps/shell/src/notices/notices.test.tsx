import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { PlatformError } from '@nafas/platform';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { language as chosen } from '../platform/preferences.ts';
import { shellI18n } from '../i18n/shell-i18n.ts';
import { Notices } from './Notices.tsx';
import { dismiss, notices, notify } from './notices.ts';

const shown = () => notices.get().map(({ message }) => message);
const i18n = await shellI18n();

const NOT_REACHED = new PlatformError('NF110', 'x');
const shownIn = (language: 'en' | 'ar') => act(() => chosen.set(language));

afterEach(() => {
  cleanup();
  chosen.set('en');
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

describe('a failure among them', () => {
  const open = () =>
    render(
      <I18nextProvider i18n={i18n}>
        <Notices />
      </I18nextProvider>,
    );

  it('says "Error" to who does not see the icon, in both languages (PLATFORM-013)', async () => {
    open();
    act(() => notify({ kind: 'done', message: 'Saved' }));
    expect(screen.queryByRole('img')).toBeNull();
    act(() => notify({ kind: 'failed', message: 'Not saved' }));
    expect(await screen.findByRole('img', { name: 'Error' })).toBeDefined();
    shownIn('ar');
    expect(await screen.findByRole('img', { name: 'خطأ' })).toBeDefined();
  });

  it('names the kind it is of, and invites to try again where nothing else does (PLATFORM-011, PLATFORM-012)', async () => {
    open();
    act(() => notify({ kind: 'failed', message: 'Not saved', error: NOT_REACHED }));
    expect(await screen.findByText('Connection error. Please try again.')).toBeDefined();
    shownIn('ar');
    expect(await screen.findByText('خطأ في الاتصال. يُرجى المحاولة مرة أخرى.')).toBeDefined();
  });

  it('leaves the invitation to its button (PLATFORM-012)', async () => {
    open();
    const action = { label: 'Try Again', run: vi.fn() };
    act(() => notify({ kind: 'failed', message: 'Not saved', error: NOT_REACHED, action }));
    expect(await screen.findByText('Connection error.')).toBeDefined();
  });

  it('only invites when its kind is not known (PLATFORM-011), and says nothing beside a button', async () => {
    open();
    const error = new Error('x');
    act(() => notify({ kind: 'failed', message: 'Not shared', error }));
    expect(await screen.findByText('Please try again.')).toBeDefined();
    const action = { label: 'Try Again', run: vi.fn() };
    act(() => {
      notices.set([]);
      notify({ kind: 'failed', message: 'Not saved', error, action });
    });
    expect(screen.getByText('Not saved').textContent).toBe('Not saved');
    expect(screen.queryByText(/Please/)).toBeNull();
  });

  it('that another try will not change invites to none', async () => {
    open();
    const error = Object.assign(new Error('x'), { name: 'DataError', code: 'invalid' });
    act(() => notify({ kind: 'failed', message: 'Not saved', error }));
    expect(await screen.findByText('Invalid input.')).toBeDefined();
  });
});
