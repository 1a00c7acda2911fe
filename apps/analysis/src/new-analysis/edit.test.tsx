import { DEMO_CHECK_INS_KEY, newCheckIn } from '@nafas/data-service/check-ins';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { button, openNotes, slider } from '../testing/open-analysis.tsx';
import { renderView } from '../testing/render-view.tsx';
import NewAnalysis from './NewAnalysis.tsx';

const SEA = newCheckIn({
  ...{ mood: 7, energy: 5, stress: 5, touched: ['mood'], notes: 'The sea', tags: ['walk'] },
  ...{ now: new Date('2026-11-20T10:00:00Z'), timeZone: 'UTC' },
});

beforeEach(() => sessionStorage.setItem(DEMO_CHECK_INS_KEY, JSON.stringify([SEA])));

const edit = (id: string, language: 'en' | 'ar' = 'en') =>
  renderView(<NewAnalysis />, {
    ...{ language, mode: 'demo' },
    mount: { kind: 'action', id: 'new-analysis', argument: { id } },
  });
const stored = () => JSON.parse(sessionStorage.getItem(DEMO_CHECK_INS_KEY) ?? '[]') as object[];

test('with an id the form changes that check-in, whose time stays (DECISION-116)', async () => {
  const { user } = await edit(SEA.id);
  expect(await screen.findByRole('dialog', { name: 'Edit check-in' })).toBeTruthy();
  const notes = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Notes' });
  expect(notes.value).toBe('The sea');
  expect(slider('Mood').getAttribute('aria-valuetext')).toBe('7');
  expect(slider('Energy').getAttribute('aria-valuetext')).toBe('Not set');
  expect(screen.queryByRole('button', { name: /^Now, / })).toBeNull();
  await user.clear(notes);
  await user.type(notes, 'The lake');
  await user.click(button('Save analysis'));
  expect(await screen.findByText('Kept in this tab for the demo')).toBeTruthy();
  expect(stored()).toMatchObject([
    { ...SEA, notes: 'The lake', version: 2, editedAt: expect.any(String) },
  ]);
});

test('what was changed and not saved is there again, and a new check-in begins empty', async () => {
  const first = await edit(SEA.id, 'ar');
  const name = { name: 'ملاحظات' };
  await first.user.type(await screen.findByRole('textbox', name), ' هادئ');
  first.unmount();
  const again = await renderView(<NewAnalysis />, { mode: 'demo', language: 'ar' });
  expect(openNotes().value).toBe('');
  again.unmount();
  await edit(SEA.id, 'ar');
  const notes = await screen.findByRole<HTMLTextAreaElement>('textbox', name);
  expect(notes.value).toBe('The sea هادئ');
});

test('one that is gone says so', async () => {
  await edit(crypto.randomUUID());
  expect(await screen.findByText('This check-in is not here any more.')).toBeTruthy();
});
