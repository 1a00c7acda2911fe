import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { createEntry, renderJournal } from '../testing/render-journal.tsx';

const SEA = createEntry('2025-11-18T18:30:00Z', { mood: 9, notes: 'The sea was flat as paper.' });
const OFFICE = createEntry('2025-11-20T13:15:00Z', { mood: 4, notes: 'Two meetings at once.' });
const BARE = createEntry('2025-11-21T08:00:00Z', { mood: 1 });

afterEach(() => vi.restoreAllMocks());

/** The journal with the first two entries ticked. */
async function select() {
  const opened = await renderJournal({ entries: [BARE, SEA, OFFICE] });
  const { user } = opened;
  await user.click(await screen.findByRole('button', { name: 'Select several' }));
  await user.click(await screen.findByRole('checkbox', { name: /6:30\sPM/ }));
  await user.click(screen.getByRole('checkbox', { name: /1:15\sPM/ }));
  return opened;
}

it('exports the selected entries, whole, by the columns of their table', async () => {
  const { user } = await select();
  const given: Blob[] = [];
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override createObjectURL = (blob: Blob) => `blob:${given.push(blob)}`;
      static override revokeObjectURL = () => undefined;
    },
  );
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  await user.click(screen.getByRole('button', { name: 'Export' }));
  await waitFor(() => expect(clicked).toHaveBeenCalledTimes(1));
  vi.unstubAllGlobals();
  const { check_ins: rows } = JSON.parse((await given[0]?.text()) ?? '') as {
    check_ins: Record<string, unknown>[];
  };
  expect(rows.map(({ id, notes }) => [id, notes]).sort()).toEqual(
    [SEA, OFFICE].map(({ id, notes }) => [id, notes]).sort(),
  );
  expect(rows[0]).toMatchObject({ time_zone: 'UTC', touched: ['mood', 'energy', 'stress'] });
});

it('deletes the selected entries, and each can be brought back', async () => {
  const { user } = await select();
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(await screen.findAllByText(/deleted\. You can bring it back/)).toHaveLength(2);
  expect(screen.queryByText('Two meetings at once.')).toBeNull();
  const [undo] = await screen.findAllByRole('button', { name: 'Undo' });
  await user.click(undo as HTMLElement);
  await waitFor(() => expect(screen.getAllByText(/deleted\. You can/)).toHaveLength(1));
  expect(screen.getByText('Two meetings at once.')).toBeTruthy();
});
