import { act, screen, waitFor, within } from '@testing-library/react';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { OnDeviceTextEngine, packsInMemory } from '@nafas/emotion/text';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { button, openAnalysis, openNotes, slide } from '../../testing/open-analysis.tsx';

const { permissionFor, readNote } = vi.hoisted(() => ({
  permissionFor: vi.fn(),
  readNote: vi.fn(),
}));
vi.mock('@nafas/data-service/readings/permission', () => ({ permissionFor }));
vi.mock('./read-note.ts', () => ({ readNote }));

const path = createRequire(import.meta.url).resolve('@nafas/emotion/packs/text/en.pack');

beforeEach(() => {
  permissionFor.mockReset().mockResolvedValue('given');
  // The real engine on the real pack, without a network.
  readNote.mockReset().mockImplementation(async (text: string) => {
    const pack = new Uint8Array(await readFile(path)).buffer;
    const engine = new OnDeviceTextEngine((l) => packsInMemory({ en: pack })(l), ['en']);
    await engine.load();
    const result = await engine.analyze({ text, lang: 'en' });
    return result.ok ? result.reading : null;
  });
});
afterEach(() => vi.useRealTimers());

/** A check-in with a note that was saved. */
async function save(note: string, mood = 8) {
  const opened = await openAnalysis();
  slide('Mood', mood);
  await opened.user.type(openNotes(), note);
  expect(readNote).not.toHaveBeenCalled();
  await opened.user.click(button('Save analysis'));
  await opened.settle('sent');
  return opened;
}
const TENSE = 'I am so stressed about the exam tomorrow';
const question = () => screen.findByRole('region', { name: /reads as rather tense/ });

test('after saving, and not before, an agreed note is read as a question; yes is kept with the check-in', async () => {
  const { user, writes, settle } = await save(TENSE);
  await user.click(within(await question()).getByRole('button', { name: 'Yes, it fits' }));
  await settle('sent');
  expect(await screen.findByText('Kept with this check-in. Thank you.')).toBeTruthy();
  expect(writes[1]).toMatchObject({
    table: 'emotion_readings',
    row: { source: 'text', answer: 'accepted', check_in_id: writes[0]?.row.id },
  });
  expect(JSON.stringify(writes[1])).not.toContain('exam');
});

test('a question of a trained model says nothing about a list of words', async () => {
  await save(TENSE);
  expect((await question()).textContent).not.toContain('list of words');
});

test('a question that a list of words led to says so', async () => {
  readNote.mockImplementation(async (text: string) => {
    const result = await new OnDeviceTextEngine(packsInMemory({})).analyze({ text, lang: 'fr' });
    return result.ok ? result.reading : null;
  });
  await save('Je suis très stressée, j’ai peur de demain');
  expect((await question()).textContent).toContain('Only a list of words was used here');
});

test('own words take the place of a guess that does not fit', async () => {
  const { user, writes, settle } = await save(TENSE);
  await user.click(within(await question()).getByRole('button', { name: 'Not quite' }));
  const words = screen.getByRole('region', { name: 'Thank you. What would fit better?' });
  await user.type(await within(words).findByRole('searchbox'), 'hopeful');
  await user.click(await within(words).findByRole('button', { name: /^hopeful$/i }));
  await user.click(within(words).getByRole('button', { name: 'Keep these' }));
  await settle('sent');
  await settle('sent');
  await waitFor(() => expect(writes).toHaveLength(3));
  expect(writes[1]).toMatchObject({
    ...{ op: 'update', table: 'check_ins', expectedVersion: 1 },
    row: { words: ['hopeful'] },
  });
  expect(writes[2]?.row).toMatchObject({ answer: 'rejected', correction: null });
});

test('a question that was passed over leaves nothing', async () => {
  const { user, writes } = await save(TENSE);
  await user.click(within(await question()).getByRole('button', { name: 'Skip' }));
  expect(screen.queryByText(/reads as/)).toBeNull();
  expect(writes).toHaveLength(1);
});

test.each(['ask', 'off'] as const)('without consent (%s) the engine is not loaded', async (is) => {
  permissionFor.mockResolvedValue(is);
  const { close } = await save(TENSE, 6);
  await act(() => Promise.resolve());
  expect(permissionFor).toHaveBeenCalled();
  expect(readNote).not.toHaveBeenCalled();
  expect(screen.queryByText(/reads as/)).toBeNull();
  expect(close).not.toHaveBeenCalled();
});

test('after words of danger nothing is read', async () => {
  await save('I want to end my life');
  expect(screen.queryByText(/reads as/)).toBeNull();
  expect(permissionFor).not.toHaveBeenCalled();
});
