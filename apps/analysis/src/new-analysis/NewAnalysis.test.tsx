import { settingsStore } from '@nafas/data-service/settings';
import { localDateAt } from '@nafas/insights';
import type { EnqueueResult, OutboxWrite } from '@nafas/platform';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeTable } from '../testing/fake-table.ts';
import { renderView } from '../testing/render-view.tsx';
import { settingsRow } from '../testing/rows.ts';
import NewAnalysis from './NewAnalysis.tsx';

const NOTE = 'nafas.analysis.check-in-consent.v1:user-1';

/**
 * The open action of somebody who agreed that check-ins are kept, over an outbox that answers when and what the test
 * says.
 */
async function open(language: 'en' | 'ar' = 'en', table = fakeTable()) {
  localStorage.setItem(NOTE, '2026-11');
  const writes: OutboxWrite[] = [];
  let answer: (result: EnqueueResult | Error) => void = () => undefined;
  const close = vi.fn();
  const enqueue = (write: OutboxWrite) => {
    writes.push(write);
    return new Promise<EnqueueResult>((resolve, reject) => {
      answer = (result) => (result instanceof Error ? reject(result) : resolve(result));
    });
  };
  const view = await renderView(<NewAnalysis />, {
    language,
    table,
    overrides: { enqueue },
    mount: { kind: 'action', id: 'new-analysis', close },
  });
  const settle = async (result: EnqueueResult | Error) => {
    // What this device knows of the consent is looked at before anything is sent.
    await act(() => Promise.resolve());
    await act(async () => {
      answer(result);
      await Promise.resolve();
    });
  };
  return { ...view, writes, close, settle };
}

const slider = (name: string) => screen.getByRole<HTMLInputElement>('slider', { name });
const slide = (name: string, value: number) =>
  fireEvent.change(slider(name), { target: { value: String(value) } });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

afterEach(() => {
  vi.useRealTimers();
});

test('SHELL-119, SHELL-120, SHELL-124, SHELL-128, SHELL-132: a modal of three sliders and notes', async () => {
  await open();
  expect(screen.getByRole('dialog', { name: 'New Analysis' })).toBeTruthy();
  expect(screen.getAllByRole('slider')).toEqual([
    slider('Mood'),
    slider('Energy'),
    slider('Stress'),
  ]);
  expect(screen.getByRole('textbox', { name: 'Notes' })).toBeTruthy();
});

test.each([
  ['SHELL-121, SHELL-122, SHELL-123', 'Mood'],
  ['SHELL-125, SHELL-126, SHELL-127', 'Energy'],
  ['SHELL-129, SHELL-130, SHELL-131', 'Stress'],
])('%s: %s goes from 0 to 10 and starts at 5', async (_ids, name) => {
  await open();
  const { min, max, value, step } = slider(name);
  expect({ min, max, value, step }).toEqual({ min: '0', max: '10', value: '5', step: '1' });
});

test('SHELL-133, SHELL-134, SHELL-135, SHELL-136: a face with its word follows the mood', async () => {
  await open();
  const face = () => screen.getByRole('figure').getAttribute('data-tone');
  const shown = [0, 3, 4, 7, 8, 10].map((mood) => {
    slide('Mood', mood);
    return [mood, face(), screen.getByRole('figure').querySelector('[aria-live]')?.textContent];
  });
  expect(shown).toEqual([
    [0, 'low', 'A heavy moment'],
    [3, 'low', 'A heavy moment'],
    [4, 'neutral', 'An even moment'],
    [7, 'neutral', 'An even moment'],
    [8, 'high', 'A good moment'],
    [10, 'high', 'A good moment'],
  ]);
});

test('SHELL-137, SHELL-138, SHELL-139: idle, submitting without a second submit, completed', async () => {
  const { user, writes, settle } = await open();
  expect(button('Save analysis').getAttribute('aria-busy')).toBeNull();
  slide('Mood', 8);
  slide('Stress', 0);
  await user.type(screen.getByRole('textbox'), '  The walk helped ');
  await user.click(button('Save analysis'));
  expect(button('Saving…').getAttribute('aria-busy')).toBe('true');
  expect(slider('Mood').matches(':disabled')).toBe(true);
  await user.click(button('Saving…'));
  fireEvent.submit(document.querySelector('form') as HTMLFormElement);
  expect(writes).toHaveLength(1);
  expect(writes[0]).toMatchObject({
    table: 'check_ins',
    topic: 'check-ins',
    row: { mood: 8, energy: 5, stress: 0, motivation: null, notes: 'The walk helped' },
  });
  await settle('sent');
  expect(screen.getByRole('status').textContent).toContain('Saved to your account');
});

test('it belongs to the day of the zone that was chosen in Settings', async () => {
  const table = fakeTable();
  table.settings = settingsRow({ time_zone: 'Etc/GMT-14' });
  const { user, writes, platform } = await open('en', table);
  await vi.waitFor(() => expect(settingsStore(platform).get()).toBeTruthy());
  await user.click(button('Save analysis'));
  expect(writes[0]?.row).toMatchObject({
    time_zone: 'Etc/GMT-14',
    local_date: localDateAt(new Date(), 'Etc/GMT-14'),
  });
});

test('what is only queued is not called saved to the account', async () => {
  const { user, settle } = await open();
  await user.click(button('Save analysis'));
  await settle('queued');
  const said = screen.getByRole('status').textContent;
  expect(said).toContain('Kept on this device. It goes out when you are online.');
  expect(said).not.toContain('Saved to your account');
});

test('SHELL-140: it closes 2000 ms after completion, not earlier', async () => {
  vi.useFakeTimers();
  const { close, settle } = await open();
  fireEvent.click(button('Save analysis'));
  await settle('sent');
  act(() => void vi.advanceTimersByTime(1999));
  expect(close).not.toHaveBeenCalled();
  act(() => void vi.advanceTimersByTime(1));
  expect(close).toHaveBeenCalledTimes(1);
});

test('it stays while someone moves about in it or goes to its button', async () => {
  vi.useFakeTimers();
  const { close, settle } = await open();
  fireEvent.click(button('Save analysis'));
  await settle('sent');
  const area = screen.getByRole('status');
  fireEvent.pointerMove(area, { clientX: 10, clientY: 10 });
  fireEvent.pointerMove(area, { clientX: 60, clientY: 10 });
  act(() => void vi.advanceTimersByTime(10_000));
  expect(close).not.toHaveBeenCalled();
  fireEvent.pointerLeave(area.parentElement as HTMLElement);
  act(() => screen.getAllByRole('button', { name: 'Close' }).at(-1)?.focus());
  act(() => void vi.advanceTimersByTime(10_000));
  expect(close).not.toHaveBeenCalled();
  act(() => (document.activeElement as HTMLElement).blur());
  act(() => void vi.advanceTimersByTime(2000));
  expect(close).toHaveBeenCalledTimes(1);
});

test('SHELL-141: after completion it starts with its initial values again', async () => {
  const { user, settle, show } = await open();
  slide('Mood', 9);
  await user.type(screen.getByRole('textbox'), 'Tea');
  await user.click(button('Save analysis'));
  await settle('sent');
  show(null);
  show(<NewAnalysis />);
  expect(slider('Mood').value).toBe('5');
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('');
});

test('a failure is said, loses nothing, and Try Again sends the same check-in', async () => {
  const { user, writes, settle, calls } = await open();
  slide('Energy', 2);
  await user.type(screen.getByRole('textbox'), 'Tea');
  await user.click(button('Save analysis'));
  await settle(new Error('no room'));
  expect(screen.getByRole('alert').textContent).toContain('Nothing you entered is lost.');
  expect(slider('Energy').value).toBe('2');
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Tea');
  expect(calls.reported).toHaveLength(1);
  await user.click(button('Try Again'));
  expect(writes[1]).toEqual(writes[0]);
  await settle('sent');
  expect(screen.getByRole('status').textContent).toContain('Saved to your account');
});

test('closing keeps what was entered, Cancel lets it go', async () => {
  const { user, close, show } = await open();
  slide('Mood', 2);
  await user.click(button('Close'));
  expect(close).toHaveBeenCalledTimes(1);
  show(null);
  show(<NewAnalysis />);
  expect(slider('Mood').value).toBe('2');
  await user.click(button('Cancel'));
  show(null);
  show(<NewAnalysis />);
  expect(slider('Mood').value).toBe('5');
});

test('closed while sending, a notice says how it went', async () => {
  const { user, settle, show, calls } = await open();
  await user.click(button('Save analysis'));
  show(null);
  await settle(new Error('no room'));
  expect(calls.notices).toMatchObject([{ kind: 'failed', action: { label: 'Try Again' } }]);
  calls.notices[0]?.action?.run();
  expect(calls.opened).toEqual(['analysis.new-analysis']);
});

test('while it is sent, a form opened anew does not offer it again; when it failed, it does', async () => {
  const { user, settle, show } = await open();
  slide('Mood', 9);
  await user.click(button('Save analysis'));
  show(null);
  show(<NewAnalysis />);
  expect(slider('Mood').value).toBe('5');
  show(null);
  await settle(new Error('no room'));
  show(<NewAnalysis />);
  expect(slider('Mood').value).toBe('9');
});

test('a failure after the scope has ended is not told to the next person', async () => {
  const { user, settle, calls, endScope, show } = await open();
  await user.click(button('Save analysis'));
  show(null);
  endScope();
  await settle(new Error('This scope has ended.'));
  expect(calls.notices).toEqual([]);
  expect(sessionStorage.length).toBe(0);
});

test('the dialog is closed before it is taken away, so that the focus goes back', async () => {
  const { user, close } = await open();
  const dialog = screen.getByRole<HTMLDialogElement>('dialog');
  const found: { isThere: boolean; isOpen: boolean }[] = [];
  close.mockImplementation(() => found.push({ isThere: dialog.isConnected, isOpen: dialog.open }));
  await user.click(button('Cancel'));
  expect(found).toEqual([{ isThere: true, isOpen: false }]);
});

test('a note is counted near its limit, and not sent while it is too long', async () => {
  const { user, writes } = await open();
  const notes = screen.getByRole<HTMLTextAreaElement>('textbox');
  fireEvent.change(notes, { target: { value: 'a'.repeat(1799) } });
  expect(screen.queryByText(/characters left/)).toBeNull();
  fireEvent.change(notes, { target: { value: '🌿'.repeat(1990) } });
  expect(screen.getByText('10 characters left')).toBeTruthy();
  fireEvent.change(notes, { target: { value: 'a'.repeat(2003) } });
  expect(screen.getByText('3 characters too many')).toBeTruthy();
  await user.click(button('Save analysis'));
  expect(writes).toHaveLength(0);
  expect(document.activeElement).toBe(notes);
});

test('motivation is asked only of those who want to say', async () => {
  const { user, writes } = await open();
  await user.click(button('Add motivation'));
  slide('Motivation', 9);
  await user.click(button('Save analysis'));
  expect(writes[0]?.row['motivation']).toBe(9);
});

test('Arabic: the words, and the values in its digits', async () => {
  await open('ar');
  expect(screen.getByRole('dialog', { name: 'تحليل جديد' })).toBeTruthy();
  expect(slider('المزاج').getAttribute('aria-valuetext')).toBe('٥');
  expect(screen.getByText('المزاج ٥ من ١٠')).toBeTruthy();
});

test('the demo keeps it in its tab, and says so', async () => {
  const close = vi.fn();
  const { user, calls, platform } = await renderView(<NewAnalysis />, {
    mode: 'demo',
    mount: { close },
  });
  const changed = vi.fn();
  platform.onInvalidate('check-ins', changed);
  await user.click(button('Save analysis'));
  await user.click(await screen.findByRole('button', { name: 'I agree, save' }));
  // The simulated service takes the specification's 1500 ms for an analysis.
  const done = await screen.findByText('Kept in this tab for the demo', {}, { timeout: 4000 });
  expect(done).toBeTruthy();
  expect(changed).toHaveBeenCalled();
  expect(calls.written).toEqual([]);
});

test.each([
  ['en', 'I want to die', 'Save analysis', 'Help now'],
  ['ar', 'أريد أن أموت', 'حفظ التحليل', 'مساعدة الآن'],
] as const)(
  '%s: heavy words bring help at once, and nothing closes by itself',
  async (language, words, save, help) => {
    vi.useFakeTimers();
    const { close, settle } = await open(language);
    expect(screen.queryByRole('link', { name: help })).toBeNull();
    fireEvent.change(screen.getByRole('textbox'), { target: { value: words } });
    expect(screen.getByRole('link', { name: help }).getAttribute('href')).toBe('/help');

    fireEvent.click(button(save));
    await settle('sent');
    expect(screen.getByRole('link', { name: help })).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(close).not.toHaveBeenCalled();
  },
);

test('up to three emotion words are asked of those who want to say, and saved by their names', async () => {
  const { user, writes } = await open('ar');
  await user.click(button('إضافة كلمات'));
  for (const word of ['قلق', 'تعب', 'أمل']) await user.click(button(word));
  expect(button('فرح').disabled).toBe(true);
  await user.click(button('تعب'));
  await user.click(button('فرح'));
  await user.click(button('حفظ التحليل'));
  expect(writes[0]?.row).toMatchObject({ words: ['anxious', 'hopeful', 'happy'] });
});

test('words that are left out are not saved', async () => {
  const { user, writes } = await open();
  await user.click(button('Add emotion words'));
  await user.click(button('Anxious'));
  await user.click(button('Leave words out'));
  await user.click(button('Save analysis'));
  expect(writes[0]?.row).toMatchObject({ words: [] });
});
