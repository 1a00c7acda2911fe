import { DEMO_CHECK_INS_KEY } from '@nafas/data-service/check-ins';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createEntry, renderJournal } from '../testing/render-journal.tsx';

const SEA = createEntry('2025-11-18T18:30:00Z', {
  mood: 7,
  notes: 'The sea was flat as paper.',
  touched: ['mood'],
});
const SEEN = { entries: [SEA], at: `/${SEA.id}` };

const note = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Note' });

async function startEditing() {
  const view = await renderJournal(SEEN);
  await view.user.click(await screen.findByRole('button', { name: 'Edit' }));
  return view;
}

describe('an edit that is left', () => {
  it('[DECISION-116] is offered when the entry is opened again, and goes on where it was', async () => {
    const { user, unmount } = await startEditing();
    await user.type(note(), ' Then rain.');
    unmount();
    const again = await renderJournal(SEEN);
    expect(await screen.findByText(/Unsaved changes from/)).toBeTruthy();
    expect(screen.getByText('The sea was flat as paper.')).toBeTruthy();
    await again.user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(note().value).toBe('The sea was flat as paper. Then rain.');
    await again.user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('The sea was flat as paper. Then rain.')).toBeTruthy();
    expect(screen.queryByText(/Unsaved changes from/)).toBeNull();
  });

  it('is what Edit goes on with, too: nothing writes over it', async () => {
    const { user, unmount } = await startEditing();
    await user.type(note(), ' Then rain.');
    unmount();
    const again = await renderJournal(SEEN);
    await again.user.click(await screen.findByRole('button', { name: 'Edit' }));
    expect(note().value).toBe('The sea was flat as paper. Then rain.');
  });

  it('is let go by Discard, where it is offered and in the form', async () => {
    const { user, unmount } = await startEditing();
    await user.type(note(), ' Then rain.');
    unmount();
    const again = await renderJournal(SEEN);
    await again.user.click(await screen.findByRole('button', { name: 'Discard' }));
    expect(screen.queryByText(/Unsaved changes from/)).toBeNull();
    const edit = screen.getByRole('button', { name: 'Edit' });
    expect(document.activeElement).toBe(edit);
    await again.user.click(edit);
    expect(note().value).toBe('The sea was flat as paper.');
    await again.user.type(note(), ' Then wind.');
    await again.user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(screen.queryByText(/Unsaved changes from/)).toBeNull();
    expect(screen.getByText('The sea was flat as paper.')).toBeTruthy();
  });
});

describe('an entry that is deleted elsewhere while it is changed', () => {
  async function startAndLose() {
    const view = await startEditing();
    await view.user.type(note(), ' Then rain.');
    // What the other tab does: the rows change, and this one is told.
    const tell = (entries: (typeof SEA)[]) => {
      sessionStorage.setItem(DEMO_CHECK_INS_KEY, JSON.stringify(entries));
      act(() => view.platform.invalidate('check-ins'));
    };
    return { ...view, tell };
  }

  it('[DECISION-118] leaves the form with what was typed, and says so until the entry is back', async () => {
    const { tell } = await startAndLose();
    tell([]);
    expect(await screen.findByText(/This entry was deleted elsewhere/)).toBeTruthy();
    expect(note().value).toBe('The sea was flat as paper. Then rain.');
    tell([SEA]);
    await waitFor(() => expect(screen.queryByText(/was deleted elsewhere/)).toBeNull());
    expect(note().value).toBe('The sea was flat as paper. Then rain.');
  });

  it('comes back by saving', async () => {
    const { user, tell } = await startAndLose();
    tell([]);
    await screen.findByText(/This entry was deleted elsewhere/);
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('The sea was flat as paper. Then rain.')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Note' })).toBeNull());
    expect(sessionStorage.getItem(DEMO_CHECK_INS_KEY)).toContain('Then rain.');
  });

  it('is offered where the entry would be, after it was left', async () => {
    const { unmount } = await startAndLose();
    unmount();
    await renderJournal({ ...SEEN, entries: [] });
    expect(await screen.findByText('This entry is not here')).toBeTruthy();
    expect(screen.getByText(/Unsaved changes from/)).toBeTruthy();
  });
});

describe('a value that nobody set', () => {
  it('is dotted, set by a press and taken back by Delete', async () => {
    const { user } = await startEditing();
    const energy = screen.getByRole('slider', { name: 'Energy' });
    expect(energy.getAttribute('data-untouched')).toBe('');
    expect(energy.getAttribute('aria-valuetext')).toBe('not set');
    energy.focus();
    await user.keyboard('8');
    expect(energy.getAttribute('data-untouched')).toBeNull();
    expect(energy.getAttribute('aria-valuetext')).toBe('8');
    await user.keyboard('{Delete}');
    expect(energy.getAttribute('data-untouched')).toBe('');
  });

  it('stands beside the mood in its word', async () => {
    const { user } = await startEditing();
    const values = within(screen.getByRole('complementary', { name: 'Values' }));
    expect(values.getByText('Good')).toBeTruthy();
    screen.getByRole('slider', { name: 'Mood' }).focus();
    await user.keyboard('{Delete}');
    expect(values.getByText('Mood not set')).toBeTruthy();
  });
});

it('each paragraph of a note has its own direction', async () => {
  const entry = createEntry('2025-11-18T18:30:00Z', { notes: 'By the sea.\n\nكان البحر هادئًا.' });
  await renderJournal({ entries: [entry], at: `/${entry.id}` });
  for (const text of ['By the sea.', 'كان البحر هادئًا.']) {
    expect((await screen.findByText(text)).getAttribute('dir')).toBe('auto');
  }
});
