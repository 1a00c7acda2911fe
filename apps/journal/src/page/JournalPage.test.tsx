import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { createEntry, renderJournal } from '../testing/render-journal.tsx';

const SEA = createEntry('2025-11-18T18:30:00Z', {
  mood: 9,
  words: ['proud', 'light'],
  notes: 'Fifth walk this month. The sea was flat as paper.',
  tags: ['walk'],
});
const OFFICE = createEntry('2025-11-20T13:15:00Z', {
  mood: 4,
  notes: 'Two meetings moved to the same hour.',
  tags: ['office'],
});
const BARE = createEntry('2025-10-02T08:00:00Z', { mood: 1 });
const ENTRIES = [BARE, SEA, OFFICE];

const links = () =>
  screen
    .getAllByRole('link')
    .filter((link) => /\/dashboard\/journal\/[0-9a-f-]{36}$/.test(link.getAttribute('href') ?? ''));

describe('the list', () => {
  it('[DECISION-115] shows every entry by day, the newest first, and each leads to its page', async () => {
    const { address, user } = await renderJournal({ entries: ENTRIES });
    expect(await screen.findByRole('heading', { name: 'November 2025' })).toBeTruthy();
    expect(links().map((link) => link.getAttribute('href'))).toEqual(
      [OFFICE, SEA, BARE].map(({ id }) => `/dashboard/journal/${id}`),
    );
    await user.click(screen.getByText('Fifth walk', { exact: false }));
    expect(address()).toBe(`/dashboard/journal/${SEA.id}`);
    expect(await screen.findByRole('heading', { level: 1, name: /proud/i })).toBeTruthy();
    expect(screen.getByText(SEA.notes ?? '')).toBeTruthy();
  });

  it('says where the first day begins', async () => {
    const { calls, user } = await renderJournal();
    expect(await screen.findByText('Your first day begins here')).toBeTruthy();
    await user.click(screen.getAllByRole('button', { name: 'New Analysis' })[0] as HTMLElement);
    expect(calls.opened).toEqual(['analysis.new-analysis']);
  });

  it('finds what was typed in notes, tags and words, counts it, marks it, and the address carries it', async () => {
    const { address, user } = await renderJournal({ entries: ENTRIES });
    await screen.findByText('Fifth walk', { exact: false });
    await user.type(screen.getByRole('searchbox'), 'walks');
    await waitFor(() => expect(address()).toBe('/dashboard/journal?q=walks'));
    expect(await screen.findByText('with “walks”', { exact: false })).toBeTruthy();
    expect(links()).toHaveLength(1);
    expect(screen.getByText('walk', { selector: 'mark' })).toBeTruthy();
    await user.clear(screen.getByRole('searchbox'));
    await user.type(screen.getByRole('searchbox'), 'prou');
    await waitFor(() => expect(address()).toBe('/dashboard/journal?q=prou'));
    await waitFor(() => expect(links()).toHaveLength(1));
  });

  it('says what there would be without the filters', async () => {
    const { address, user } = await renderJournal({ entries: ENTRIES, at: '?q=sea&tag=office' });
    expect(await screen.findByText('Nothing here with “sea”')).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'Show that entry' }));
    expect(address()).toBe('/dashboard/journal?q=sea');
    await waitFor(() => expect(links()).toHaveLength(1));
  });

  it('is narrowed by mood, and a chip takes that off again', async () => {
    const { address, user } = await renderJournal({ entries: ENTRIES });
    await screen.findByText('Fifth walk', { exact: false });
    await user.click(screen.getByRole('button', { name: 'Mood' }));
    await user.click(screen.getByRole('button', { name: 'Bright' }));
    await waitFor(() => expect(links()).toHaveLength(1));
    expect(address()).toBe('/dashboard/journal?mood=5');
    await user.click(screen.getByRole('button', { name: 'Remove the filter Mood: Bright' }));
    await waitFor(() => expect(links()).toHaveLength(3));
  });

  it('[DECISION-116] brings a deleted entry back from its row', async () => {
    const { user } = await renderJournal({ entries: ENTRIES, at: `/${SEA.id}` });
    const written = vi.spyOn(Storage.prototype, 'setItem');
    await user.click(await screen.findByRole('button', { name: 'Delete entry' }));
    const undo = await screen.findByRole('button', { name: 'Undo' });
    expect(screen.getByText(/Entry of 6:30\sPM deleted/)).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(undo));
    await user.click(undo);
    await waitFor(() => expect(links()).toHaveLength(3));
    // Removed and kept again, also where that is written after it is shown.
    const kept = () => written.mock.calls.map(([, value]) => value.includes(SEA.id));
    await waitFor(() => expect(kept()).toEqual([false, true]));
    written.mockRestore();
  });

  it('says how many entries are selected', async () => {
    const { user } = await renderJournal({ entries: ENTRIES });
    await user.click(await screen.findByRole('button', { name: 'Select several' }));
    await user.click(await screen.findByRole('checkbox', { name: /Proud/ }));
    await user.click(screen.getByRole('checkbox', { name: /Very low/ }));
    expect(screen.getByText('2 entries selected')).toBeTruthy();
  });

  it('speaks Arabic', async () => {
    await renderJournal({ entries: ENTRIES, language: 'ar' });
    expect(await screen.findByRole('heading', { name: 'اليوميات' })).toBeTruthy();
    expect(await screen.findByText('فخر', { exact: false })).toBeTruthy();
  });
});

describe('an entry', () => {
  it('[DECISION-116] is changed where it is read', async () => {
    const { user } = await renderJournal({ entries: ENTRIES, at: `/${OFFICE.id}` });
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    const note = screen.getByRole('textbox', { name: 'Note' });
    await user.clear(note);
    await user.type(note, 'One of them waited.');
    await user.type(
      screen.getByRole('combobox', { name: 'Add a person, place or activity' }),
      'calm colleague{Enter}',
    );
    await user.click(screen.getByRole('button', { name: 'Remove office' }));
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByRole('button', { name: 'edited' })).toBeTruthy();
    expect(screen.getByText('One of them waited.')).toBeTruthy();
    expect(screen.getByText('calm colleague')).toBeTruthy();
    expect(screen.queryByText('office')).toBeNull();
  });

  it('[DECISION-118] that changed on another device shows both, and keeps the chosen one', async () => {
    const { stores, calls, user } = await renderJournal({ entries: ENTRIES, at: `/${SEA.id}` });
    await screen.findByRole('heading', { level: 1 });
    const row = (notes: string) => ({
      id: SEA.id,
      mood: 5,
      energy: 5,
      stress: 5,
      motivation: null,
      notes,
      words: [],
      tags: [],
      touched: ['mood'],
      edited_at: null,
      occurred_at: SEA.occurredAt,
      time_zone: SEA.timeZone,
      local_date: SEA.localDate,
      version: 2,
    });
    const write = {
      op: 'update',
      table: 'check_ins',
      topic: 'check-ins',
      expectedVersion: 1,
      row: row('Mine: the sea'),
    } as const;
    stores.conflicts.set([{ id: 'c1', writes: [write], theirs: row('Theirs: the lake') }]);
    const here = await screen.findByRole('region', { name: 'Written on this device' });
    expect(within(here).getByText('Mine: the sea')).toBeTruthy();
    expect(screen.getByText('Theirs: the lake')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Keep the account’s' }));
    expect(calls.resolved).toEqual([['c1', 'theirs']]);
  });

  it('that is not there says so', async () => {
    await renderJournal({ at: `/${crypto.randomUUID()}` });
    expect(await screen.findByText('This entry is not here')).toBeTruthy();
  });
});
