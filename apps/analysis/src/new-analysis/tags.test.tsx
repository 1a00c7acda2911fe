import { loadScreening } from '@nafas/care-react';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { button, openAnalysis, slide } from '../testing/open-analysis.tsx';
import { fakeTable } from '../testing/fake-table.ts';
import { renderView } from '../testing/render-view.tsx';
import { createRow } from '../testing/rows.ts';
import NewAnalysis from './NewAnalysis.tsx';

const TAG = { kind: null, archived_at: null, created_at: '2026-01-01 00:00:00+00' };
const tag = (name: string, values = {}) => ({ id: crypto.randomUUID(), name, ...TAG, ...values });

async function openTags(language: 'en' | 'ar' = 'en', table = fakeTable()) {
  const view = await openAnalysis(language, table);
  await view.user.click(
    screen.getByRole('button', { name: /^(People, places, activities|أشخاص وأماكن وأنشطة)/ }),
  );
  return { ...view, field: screen.getByRole<HTMLInputElement>('combobox') };
}

test('own tags are chosen, the most recent first, or made by typing, and saved with the check-in (DECISION-112)', async () => {
  const table = fakeTable([createRow(1, { tags: ['sea'] })]);
  table.tags = [
    tag('home', { kind: 'places' }),
    tag('sea'),
    tag('old', { archived_at: '2026-02-01 00:00:00+00' }),
  ];
  const { user, writes, field, settle } = await openTags('en', table);
  const recent = await screen.findByRole('group', { name: 'Recent' });
  await within(recent).findByRole('button', { name: 'sea' });
  expect(
    within(recent)
      .getAllByRole('button')
      .map((one) => one.textContent),
  ).toEqual(['sea', 'home']);
  await user.click(within(recent).getByRole('button', { name: 'home' }));
  await user.type(field, 'mother{ArrowDown}{ArrowDown}');
  expect(screen.getByRole('option', { selected: true }).textContent).toBe(
    'Create “mother”as a person',
  );
  await user.keyboard('{Enter}');
  expect(field.value).toBe('');
  await user.type(field, 'SE');
  await user.click(screen.getByRole('option', { name: 'sea' }));
  expect(writes).toEqual([]);
  await user.click(button('Save analysis'));
  expect(writes[0]?.row).toMatchObject({ tags: ['home', 'mother', 'sea'], touched: [] });
  await settle('queued');
  expect(writes.slice(1)).toMatchObject([
    { table: 'tags', topic: 'tags', row: { name: 'mother', kind: 'people' } },
  ]);
  for (const tag of ['home', 'mother', 'sea']) expect(screen.getByText(tag)).toBeTruthy();
});

test('Enter makes an activity and sends nothing; Backspace and the cross take a tag off', async () => {
  const { user, writes, field } = await openTags('ar');
  await user.type(field, 'مشي{Enter}');
  await user.type(field, 'قراءة{Enter}');
  await user.keyboard('{Backspace}');
  expect(screen.queryByText('قراءة')).toBeNull();
  await user.click(button('إزالة مشي'));
  expect(writes).toEqual([]);
  expect(button('حفظ التحليل').disabled).toBe(true);
});

test('a tag is screened while it is typed and once it is chosen, as any other field', async () => {
  await loadScreening();
  const { user, field } = await openTags();
  const help = () => screen.queryByRole('link', { name: 'Help now' });
  await user.type(field, 'want to die');
  await waitFor(() => expect(help()).toBeTruthy());
  await user.keyboard('{Enter}');
  expect(field.value).toBe('');
  expect(help()).toBeTruthy();
});

test('ten are plenty', async () => {
  const { user, field } = await openTags();
  for (let n = 0; n < 10; n += 1) await user.type(field, `tag ${n}{Enter}`);
  expect(screen.getByText('Ten tags are plenty for one moment.')).toBeTruthy();
  expect(screen.queryByRole('combobox')).toBeNull();
});

test('no tags could be loaded: they can be written all the same', async () => {
  const table = fakeTable();
  table.answer = 500;
  const { user, field, writes, settle } = await openTags('en', table);
  await user.type(field, 'bus{Enter}');
  await user.click(button('Save analysis'));
  await settle('queued');
  expect(writes.map((write) => write.row['name'] ?? write.row['tags'])).toEqual([['bus'], 'bus']);
});

test('renamed, put into each other, archived and restored, in the choice too', async () => {
  sessionStorage.setItem(
    'nafas.demo.tags.v1',
    JSON.stringify(
      ['walk', 'stroll', 'sea'].map((name) => ({
        id: crypto.randomUUID(),
        name,
        kind: null,
        archivedAt: null,
        createdAt: '2026-01-01T00:00:00.000Z',
      })),
    ),
  );
  const { user } = await renderView(<NewAnalysis />, { mode: 'demo' });
  await user.click(screen.getByRole('button', { name: /^People, places, activities/ }));
  await user.type(screen.getByRole('combobox'), 'stroll');
  await user.click(await screen.findByRole('option', { name: 'stroll' }));
  slide('Mood', 6);
  await user.click(button('Your tags'));
  const own = await screen.findByRole('dialog', { name: 'Your tags' });
  await within(own).findByText('stroll');

  await user.click(within(own).getByRole('button', { name: 'Edit stroll' }));
  const name = within(own).getByRole('textbox', { name: 'Name' });
  await user.clear(name);
  await user.type(name, 'evening stroll{Enter}');
  await within(own).findByText('evening stroll');
  expect(button('Remove evening stroll')).toBeTruthy();

  await user.click(within(own).getByRole('button', { name: 'Edit evening stroll' }));
  await user.clear(within(own).getByRole('textbox', { name: 'Name' }));
  await user.type(within(own).getByRole('textbox', { name: 'Name' }), 'WALK');
  await user.click(within(own).getByRole('button', { name: 'Merge into “walk”' }));
  await within(own).findByText('2 of 200 tags');
  expect(button('Remove walk')).toBeTruthy();

  await user.click(within(own).getByRole('button', { name: 'Archive sea' }));
  await user.click(await within(own).findByRole('button', { name: 'Restore sea' }));
  expect(await within(own).findByRole('button', { name: 'Archive sea' })).toBeTruthy();
  await act(() => Promise.resolve());
});
