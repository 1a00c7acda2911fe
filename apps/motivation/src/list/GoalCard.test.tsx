import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { fakeGoals } from '../testing/fake-goals.ts';
import { renderPage, createGoalRow, titles } from '../testing/render-page.tsx';

async function listed(...names: string[]) {
  const table = fakeGoals(
    names.map((title, index) => createGoalRow({ title, now: new Date(Date.now() - 1000 + index) })),
  );
  const page = await renderPage({ table });
  await screen.findByText(names[0] ?? '');
  return page;
}
const card = (name: string) => within(screen.getByRole('article', { name }));
const percent = (name: string) =>
  card(name).getByRole('progressbar').getAttribute('aria-valuetext');

async function setProgress(page: Awaited<ReturnType<typeof listed>>, name: string, value: number) {
  await page.user.click(card(name).getByRole('button', { name: `Update the progress of ${name}` }));
  fireEvent.change(screen.getByRole('slider', { name: 'Progress' }), { target: { value } });
  await page.user.click(screen.getByRole('button', { name: 'Save progress' }));
}

describe('progress', () => {
  test('shows at once and is stored, several in a row too (SHOWN-006)', async () => {
    const page = await listed('Walk');
    page.table.answer.update = 'hanging';
    await setProgress(page, 'Walk', 40);
    expect(percent('Walk')).toBe('40%');
    expect(page.table.rows[0]?.progress).toBe(0);
    await setProgress(page, 'Walk', 60);
    page.table.answer.update = 'done';
    page.table.release();
    await waitFor(() => expect(page.table.rows[0]).toMatchObject({ progress: 60, version: 3 }));
    expect(percent('Walk')).toBe('60%');
    expect(page.calls.notices).toEqual([]);
  });

  test('a failure puts it back, says so, and tries again; that worked is said too (PLATFORM-015)', async () => {
    const page = await listed('Walk');
    page.table.answer.update = 503;
    await setProgress(page, 'Walk', 40);
    await waitFor(() => expect(page.calls.notices).toHaveLength(1));
    expect(percent('Walk')).toBe('0%');
    expect(page.calls.notices[0]).toMatchObject({ kind: 'failed', action: { label: 'Try Again' } });
    expect(page.calls.reported).toHaveLength(1);
    page.table.answer.update = 'done';
    page.pressNotice();
    await waitFor(() => expect(page.table.rows[0]?.progress).toBe(40));
    expect(percent('Walk')).toBe('40%');
    await waitFor(() =>
      expect(page.calls.notices[1]).toEqual({ kind: 'done', message: 'Success!' }),
    );
  });

  test('of a goal that was changed elsewhere is told, and the list is fetched again', async () => {
    const page = await listed('Walk');
    page.table.rows = page.table.rows.map((row) => ({ ...row, progress: 70, version: 2 }));
    await setProgress(page, 'Walk', 40);
    await waitFor(() => expect(percent('Walk')).toBe('70%'));
    expect(page.calls.notices).toHaveLength(1);
    expect(page.calls.notices[0]?.message).toContain('changed elsewhere');
    expect(page.calls.notices[0]?.action).toBeUndefined();
  });

  test('of 100 completes the goal, which can be undone (DECISION-072)', async () => {
    const page = await listed('Walk');
    await setProgress(page, 'Walk', 30);
    await waitFor(() => expect(page.table.rows[0]?.progress).toBe(30));
    await setProgress(page, 'Walk', 100);
    expect(card('Walk').getByText('Completed')).toBeTruthy();
    await waitFor(() => expect(page.calls.notices).toHaveLength(1));
    page.pressNotice();
    await waitFor(() => expect(page.table.rows[0]?.progress).toBe(30));
    expect(percent('Walk')).toBe('30%');
  });
});

describe('delete', () => {
  const press = (page: Awaited<ReturnType<typeof listed>>, name: string) =>
    page.user.click(card(name).getByRole('button', { name: `Delete ${name}` }));

  test('MOTIVATION-036 takes the goal from the list and the server; the focus stays in the list (SHOWN-005)', async () => {
    const page = await listed('Walk', 'Read');
    await press(page, 'Walk');
    expect(titles()).toEqual(['Read']);
    expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Goals' }));
    await waitFor(() => expect(page.table.rows.map(({ title }) => title)).toEqual(['Read']));
    await waitFor(() => expect(page.calls.notices).toMatchObject([{ message: 'Goal deleted' }]));
  });

  test('is undone to the same place, with the progress it had', async () => {
    const page = await listed('Walk', 'Read');
    await setProgress(page, 'Walk', 30);
    await waitFor(() => expect(page.table.rows[0]?.progress).toBe(30));
    await press(page, 'Walk');
    await waitFor(() => expect(page.calls.notices).toHaveLength(1));
    page.pressNotice();
    await waitFor(() => expect(titles()).toEqual(['Walk', 'Read']));
    expect(percent('Walk')).toBe('30%');
    expect(page.enqueued).toMatchObject([{ table: 'goals', row: { progress: 30 } }]);
    // It is version 1 again at the server: a change must be made on that one.
    await setProgress(page, 'Walk', 50);
    await waitFor(() =>
      expect(page.table.rows.find(({ title }) => title === 'Walk')?.progress).toBe(50),
    );
    expect(page.calls.notices).toHaveLength(1);
  });

  test('a failure brings the goal back, says so, and tries again (DECISION-075)', async () => {
    const page = await listed('Walk', 'Read');
    page.table.answer.delete = 503;
    await press(page, 'Walk');
    await waitFor(() => expect(titles()).toEqual(['Walk', 'Read']));
    expect(page.calls.notices).toMatchObject([
      { kind: 'failed', message: 'The goal could not be deleted. It is still here.' },
    ]);
    page.table.answer.delete = 'done';
    page.pressNotice();
    await waitFor(() => expect(page.table.rows.map(({ title }) => title)).toEqual(['Read']));
    expect(titles()).toEqual(['Read']);
  });
});
