import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { addDays, localDateAt } from '@nafas/insights';
import { expect, test } from 'vitest';
import { fakeGoals } from '../testing/fake-goals.ts';
import { createGoalRow, renderPage } from '../testing/render-page.tsx';

const today = localDateAt(new Date(), Intl.DateTimeFormat().resolvedOptions().timeZone);

async function opened() {
  const table = fakeGoals([createGoalRow({ title: 'Walk' })]);
  const page = await renderPage({ table });
  const card = within(await screen.findByRole('article', { name: 'Walk' }));
  await page.user.click(card.getByRole('button', { name: 'Change Walk' }));
  return {
    ...page,
    dialog: within(await screen.findByRole('dialog', { name: 'Change the goal' })),
  };
}
type Opened = Awaited<ReturnType<typeof opened>>;
const field = ({ dialog }: Opened, name: string) => dialog.getByLabelText<HTMLInputElement>(name);
const save = ({ dialog }: Opened, name = 'Save changes') => dialog.getByRole('button', { name });

test('title, reason, category and deadline are changed; the progress stays', async () => {
  const page = await opened();
  expect(field(page, 'Title').value).toBe('Walk');
  fireEvent.change(field(page, 'Title'), { target: { value: 'Swim' } });
  fireEvent.change(field(page, 'Description'), { target: { value: 'The sea is near' } });
  fireEvent.change(field(page, 'Category'), { target: { value: 'Personal' } });
  fireEvent.change(field(page, 'Deadline'), { target: { value: addDays(today, 60) } });
  await page.user.click(save(page));
  expect(await screen.findByRole('article', { name: 'Swim' })).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(page.table.rows[0]).toMatchObject({
    title: 'Swim',
    description: 'The sea is near',
    category: 'Personal',
    deadline: addDays(today, 60),
    progress: 0,
    version: 2,
  });
  expect(page.calls.notices).toMatchObject([{ kind: 'done', message: 'Goal changed' }]);
});

test('what is missing is asked for, and nothing is sent', async () => {
  const page = await opened();
  fireEvent.change(field(page, 'Title'), { target: { value: ' ' } });
  fireEvent.change(field(page, 'Deadline'), { target: { value: '2020-01-01' } });
  await page.user.click(save(page));
  expect(field(page, 'Title').getAttribute('aria-invalid')).toBe('true');
  expect(page.dialog.getByText('Choose today or a later day')).toBeTruthy();
  expect(document.activeElement).toBe(field(page, 'Title'));
  expect(page.table.rows[0]?.version).toBe(1);
});

test('a failure loses nothing, and tries again', async () => {
  const page = await opened();
  page.table.answer.update = 503;
  fireEvent.change(field(page, 'Title'), { target: { value: 'Swim' } });
  await page.user.click(save(page));
  expect((await page.dialog.findByRole('alert')).textContent).toContain('Nothing you entered');
  expect(field(page, 'Title').value).toBe('Swim');
  page.table.answer.update = 'done';
  await page.user.click(save(page, 'Try Again'));
  await waitFor(() => expect(page.table.rows[0]?.title).toBe('Swim'));
});

test('a goal that was changed elsewhere is not overwritten; what was typed stays', async () => {
  const page = await opened();
  page.table.rows = page.table.rows.map((row) => ({ ...row, title: 'Run', version: 2 }));
  fireEvent.change(field(page, 'Title'), { target: { value: 'Swim' } });
  await page.user.click(save(page));
  expect((await page.dialog.findByRole('alert')).textContent).toContain('changed elsewhere');
  expect(field(page, 'Title').value).toBe('Swim');
  expect(page.table.rows[0]?.title).toBe('Run');
});
