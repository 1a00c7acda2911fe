import { checkInCodec, newCheckIn } from '@nafas/data-service/check-ins';
import type * as EmotionWords from '@nafas/data-service/emotion-words';
import { loadWords } from '@nafas/data-service/emotion-words';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import Pages from '../Pages.tsx';
import { fakeTable } from '../testing/fake-table.ts';
import { renderView } from '../testing/render-view.tsx';

vi.mock('@nafas/data-service/emotion-words', async (original) => {
  const module = await original<typeof EmotionWords>();
  return { ...module, loadWords: vi.fn(module.loadWords) };
});

const DAY_MS = 86_400_000;

/** A check-in so many days ago. */
function row(days: number, mood: number, notes: string | null = null) {
  const now = new Date(Date.now() - days * DAY_MS);
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const words = ['rested'];
  const made = newCheckIn({ mood, energy: 5, stress: 5, notes, words, now, timeZone });
  return { ...checkInCodec.toRow(made), version: 1 };
}

const ROWS = [
  row(1, 8, 'Fifth walk this month. Lena came too.'),
  row(3, 4, 'The week ahead came to sit next to me.'),
  row(20, 6),
];

async function open(language: 'en' | 'ar' = 'en', rows: object[] = ROWS) {
  const table = fakeTable(rows as never);
  const at = new Date().toISOString();
  table.tags = [
    { id: crypto.randomUUID(), name: 'Lena', kind: 'people', archived_at: null, created_at: at },
  ];
  table.profile = { name: 'Layla Haddad' };
  const view = await renderView(<Pages />, { table, at: '/dashboard/report', language });
  return { ...view, table, paper: await screen.findByRole('article') };
}

test('no note is in it until it is chosen; names of people and the full name stay away', async () => {
  const { user, paper } = await open();
  expect(paper.textContent).toContain('Four weeks, in my own words');
  expect(paper.textContent).toContain('3 entries on 3 of 28 days');
  expect(paper.textContent).toContain('not an assessment and not a diagnosis');
  expect(paper.textContent).not.toContain('walk');
  await user.click(screen.getByRole('radio', { name: 'All 2' }));
  expect(paper.textContent).toContain('Fifth walk this month.  came too.');
  expect(paper.textContent).not.toMatch(/Lena|Layla|Haddad/);
  expect(paper.textContent).toContain('L. H.');
  expect(within(paper).getAllByRole('img', { name: 'left out' })).toHaveLength(1);
  await user.click(screen.getByRole('checkbox', { name: /^Names of people/ }));
  expect(paper.textContent).toContain('Lena came too.');
});

test('notes are chosen one by one, and any word of one can be blacked out', async () => {
  const { user, paper } = await open();
  await user.click(screen.getByRole('button', { name: 'Choose notes' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('checkbox', { name: /The week ahead/ }));
  await user.click(dialog.getByRole('button', { name: 'Black out words' }));
  await user.click(dialog.getByRole('button', { name: 'week' }));
  await user.click(dialog.getByRole('button', { name: 'Done' }));
  expect(paper.textContent).toContain('The  ahead came to sit next to me.');
  expect(paper.textContent).not.toContain('walk');
  expect(paper.textContent).toMatch(/Left out by the person: .*1 note/);
});

test('a word of their own stays away, and comes back', async () => {
  const { user, paper } = await open();
  await user.click(screen.getByRole('radio', { name: 'All 2' }));
  await user.type(screen.getByRole('textbox', { name: 'Tag or word' }), 'walk{Enter}');
  expect(paper.textContent).not.toContain('walk');
  await user.click(screen.getByRole('button', { name: 'Show walk again' }));
  expect(paper.textContent).toContain('walk');
});

test('parts and languages are chosen; the report may speak another language than the screen', async () => {
  const { user, paper } = await open();
  const languages = screen.getByRole('combobox', { name: 'Language' });
  await user.selectOptions(languages, 'Both: English and العربية');
  await waitFor(() => expect(paper.textContent).toContain('أكثر الكلمات ورودًا'));
  expect(paper.textContent).toContain('Words used most');
  await user.click(screen.getByRole('checkbox', { name: /^Words used most/ }));
  expect(paper.textContent).not.toContain('Words used most');
  await user.selectOptions(languages, 'العربية');
  await waitFor(() => expect(paper.getAttribute('dir')).toBe('rtl'));
  expect(paper.textContent).not.toContain('Four weeks');
});

test('a language that does not load leaves the report and its choices as they were, and is tried again', async () => {
  const { user, paper, stores } = await open();
  await user.click(screen.getByRole('checkbox', { name: /^Words used most/ }));
  stores.connectivity.set('offline');
  vi.mocked(loadWords).mockRejectedValueOnce(new Error('no network'));
  const languages = screen.getByRole('combobox', { name: 'Language' });
  await user.selectOptions(languages, 'Français');
  const alert = await screen.findByRole('alert');
  expect(paper.isConnected).toBe(true);
  expect(paper.textContent).toContain('Four weeks, in my own words');
  expect(paper.textContent).not.toContain('Words used most');
  await user.click(within(alert).getByRole('button', { name: 'Try Again' }));
  expect(document.activeElement).toBe(languages);
  await waitFor(() => expect(paper.getAttribute('lang')).toBe('fr'));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('what goes with what is on paper with its days and how sure it is', async () => {
  const days = Array.from({ length: 60 }, (_, at) => {
    const isWalk = (at * 7) % 5 < 2;
    return { ...row(at, isWalk ? 8 : 5), words: [], tags: isWalk ? ['walk'] : [] };
  });
  const { paper } = await open('en', days);
  await waitFor(() => expect(paper.textContent).toMatch(/walk.*mood goes with \+3/));
  expect(paper.textContent).toContain('(24 days with, 36 days without · sure)');
});

test('a date is typed digit by digit, also one of long ago: its field stays, and printing waits', async () => {
  const { user, paper, table } = await open('en', [...ROWS, row(500, 2)]);
  await user.click(screen.getByRole('radio', { name: 'Dates' }));
  const field = screen.getByLabelText('From');
  field.focus();
  const print = screen.getByRole('button', { name: 'Print or save as PDF' });
  table.answer = 'hanging';
  // The year 2025, at its first digit.
  fireEvent.change(field, { target: { value: '0002-05-01' } });
  expect(document.activeElement).toBe(field);
  expect(field.isConnected).toBe(true);
  expect((print as HTMLButtonElement).disabled).toBe(true);
  table.answer = 'rows';
  fireEvent.change(field, { target: { value: new Date().toISOString().slice(0, 10) } });
  await waitFor(() => expect((print as HTMLButtonElement).disabled).toBe(false));
  expect(paper.isConnected).toBe(true);
});

test('in Arabic; the days can be few, and printing is the browser’s', async () => {
  const print = vi.spyOn(window, 'print').mockReturnValue();
  const { user, paper } = await open('ar', []);
  expect(paper.textContent).toContain('أربعة أسابيع، بكلماتي');
  expect(paper.textContent).toContain('وليس تقييمًا ولا تشخيصًا');
  await user.click(screen.getByRole('button', { name: 'طباعة أو حفظ بصيغة PDF' }));
  expect(print).toHaveBeenCalledTimes(1);
});
