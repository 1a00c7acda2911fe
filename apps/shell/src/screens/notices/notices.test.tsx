import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PlatformError } from '@nafas/platform';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createNotices, type Notices as NoticesStore } from '../../base/notices.ts';
import { renderInShell } from '../../testing/render-in-shell.tsx';
import type { Runtime } from '../../runtime/runtime.ts';
import { Notices } from './Notices.tsx';

const NOT_REACHED = new PlatformError('NF110', 'x');
let runtime: Runtime;
let notify: NoticesStore['notify'];
const shownIn = (language: 'en' | 'ar') => act(() => runtime.preferences.language.set(language));
async function open() {
  ({ runtime } = await renderInShell(<Notices />));
  ({ notify } = runtime.notices);
}

afterEach(cleanup);

describe('notices', () => {
  it('stand oldest first, and the oldest leaves when there would be more than three', () => {
    const { shown, notify } = createNotices();
    for (const message of ['1', '2', '3', '4']) notify({ kind: 'done', message });
    expect(shown.get().map(({ message }) => message)).toEqual(['2', '3', '4']);
  });

  it('are told apart though they say the same', () => {
    const { shown, notify, dismiss } = createNotices();
    notify({ kind: 'done', message: 'Saved' });
    notify({ kind: 'done', message: 'Saved' });
    const [first] = shown.get();
    dismiss(first?.key ?? -1);
    expect(shown.get().map(({ message }) => message)).toEqual(['Saved']);
  });

  it('are kept for an hour when a way back went away unused, unless the person changes', () => {
    vi.useFakeTimers();
    const { shown, kept, notify, dismiss, take } = createNotices();
    const messages = () => kept.get().map(({ message }) => message);
    const run = vi.fn();
    const scope = new AbortController();
    const action = { label: 'Undo', run };
    notify({ kind: 'done', message: 'Entry deleted', action }, scope.signal);
    notify({ kind: 'done', message: 'Goal removed', action });
    notify({ kind: 'done', message: 'Saved' });
    notify({ kind: 'failed', message: 'Not saved', action });
    expect(messages()).toEqual(['Entry deleted']);
    for (const { key } of shown.get()) dismiss(key);
    expect(messages()).toEqual(['Goal removed', 'Entry deleted']);
    scope.abort();
    expect(messages()).toEqual(['Goal removed']);
    take(kept.get()[0]?.key ?? -1);
    expect(run).toHaveBeenCalledTimes(1);
    expect(messages()).toEqual([]);
    notify({ kind: 'done', message: 'Day removed', action });
    dismiss(shown.get()[0]?.key ?? -1);
    vi.advanceTimersByTime(3_599_000);
    expect(messages()).toEqual(['Day removed']);
    vi.advanceTimersByTime(1_000);
    expect(messages()).toEqual([]);
    vi.useRealTimers();
  });

  it('are gone once their action was taken: there is nothing left to undo', () => {
    const { shown, kept, notify, take, dismiss } = createNotices();
    notify({ kind: 'done', message: 'Goal removed', action: { label: 'Undo', run: vi.fn() } });
    const [{ key } = { key: -1 }] = shown.get();
    take(key);
    dismiss(key);
    expect([shown.get(), kept.get()]).toEqual([[], []]);
  });

  it('are shown, run their action and can be dismissed', async () => {
    const run = vi.fn();
    await open();
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
  it('says "Error" to who does not see the icon, in both languages', async () => {
    await open();
    act(() => notify({ kind: 'done', message: 'Saved' }));
    expect(screen.queryByRole('img')).toBeNull();
    act(() => notify({ kind: 'failed', message: 'Not saved' }));
    expect(await screen.findByRole('img', { name: 'Error' })).toBeDefined();
    shownIn('ar');
    expect(await screen.findByRole('img', { name: 'خطأ' })).toBeDefined();
  });

  it('names the kind it is of, and invites to try again where nothing else does (PLATFORM-011, PLATFORM-012)', async () => {
    await open();
    act(() => notify({ kind: 'failed', message: 'Not saved', error: NOT_REACHED }));
    expect(await screen.findByText('Connection error. Please try again.')).toBeDefined();
    shownIn('ar');
    expect(await screen.findByText('خطأ في الاتصال. يُرجى المحاولة مرة أخرى.')).toBeDefined();
  });

  it('leaves the invitation to its button (PLATFORM-012)', async () => {
    await open();
    const action = { label: 'Try Again', run: vi.fn() };
    act(() => notify({ kind: 'failed', message: 'Not saved', error: NOT_REACHED, action }));
    expect(await screen.findByText('Connection error.')).toBeDefined();
  });

  it('only invites when its kind is not known (PLATFORM-011), and says nothing beside a button', async () => {
    await open();
    const error = new Error('x');
    act(() => notify({ kind: 'failed', message: 'Not shared', error }));
    expect(await screen.findByText('Please try again.')).toBeDefined();
    const action = { label: 'Try Again', run: vi.fn() };
    act(() => {
      for (const { key } of runtime.notices.shown.get()) runtime.notices.dismiss(key);
      notify({ kind: 'failed', message: 'Not saved', error, action });
    });
    expect(screen.getByText('Not saved').textContent).toBe('Not saved');
    expect(screen.queryByText(/Please/)).toBeNull();
  });

  it('that another try will not change invites to none', async () => {
    await open();
    const error = Object.assign(new Error('x'), { name: 'DataError', code: 'invalid' });
    act(() => notify({ kind: 'failed', message: 'Not saved', error }));
    expect(await screen.findByText('Invalid input.')).toBeDefined();
  });
});
