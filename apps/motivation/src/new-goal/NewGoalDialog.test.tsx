import { DEFAULT_SETTINGS } from '@nafas/data-service/settings';
import { localDateAt } from '@nafas/insights';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { fakeGoals } from '../testing/fake-goals.ts';
import { renderPage, createGoalRow, titles, today } from '../testing/render-page.tsx';

async function opened(options: Parameters<typeof renderPage>[0] = {}) {
  const table = options.table ?? fakeGoals([createGoalRow({ title: 'Before' })]);
  const page = await renderPage({ ...options, table });
  await screen.findByText('Before');
  await page.user.click(screen.getByRole('button', { name: 'New Goal' }));
  return page;
}
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

async function fill(user: Awaited<ReturnType<typeof opened>>['user']) {
  await user.type(field('Title'), 'Read');
  await user.type(field('Description'), 'One chapter');
  await user.selectOptions(field('Category'), 'Education');
}
const create = () => screen.getByRole('button', { name: /Create goal|Try Again/ });

describe('the New Goal dialog', () => {
  test('MOTIVATION-012 MOTIVATION-013 MOTIVATION-014 MOTIVATION-015 MOTIVATION-016 has its fields', async () => {
    await opened();
    const dialog = within(screen.getByRole('dialog', { name: 'New Goal' }));
    for (const name of ['Title', 'Category', 'Deadline', 'Description']) {
      expect(dialog.getByLabelText(name)).toBeTruthy();
    }
  });

  test('MOTIVATION-017 MOTIVATION-018 MOTIVATION-019 MOTIVATION-020 MOTIVATION-021 labels the categories', async () => {
    await opened();
    const options = [...field('Category').querySelectorAll('option')];
    expect(options.map((option) => [option.value, option.textContent])).toEqual([
      ['Health', 'Health & Fitness'],
      ['Career', 'Career & Professional'],
      ['Education', 'Education & Learning'],
      ['Personal', 'Personal Development'],
      ['Financial', 'Financial Goals'],
      ['Creative', 'Creative Projects'],
    ]);
  });

  test('MOTIVATION-022 shows a creative goal under its label', async () => {
    const { user } = await opened();
    await fill(user);
    await user.selectOptions(field('Category'), 'Creative');
    await user.click(create());
    const card = within(await screen.findByRole('article', { name: 'Read' }));
    expect(card.getByText('Creative Projects')).toBeTruthy();
  });

  test('MOTIVATION-023 MOTIVATION-024 MOTIVATION-025 PLATFORM-008 asks for what is missing, the first one in focus', async () => {
    const { user, enqueued } = await opened();
    fireEvent.change(field('Deadline'), { target: { value: '' } });
    await user.type(field('Title'), '  ');
    await user.click(create());
    for (const name of ['Title', 'Description', 'Deadline']) {
      expect(field(name).getAttribute('aria-invalid')).toBe('true');
    }
    expect(screen.getAllByText('This field is required')).toHaveLength(3);
    expect(document.activeElement).toBe(field('Title'));
    expect(enqueued).toEqual([]);
  });

  // 26 hours apart: there it is never the same date.
  test.each(['Etc/GMT-14', 'Etc/GMT+12'])('today is that of the chosen zone %s', async (zone) => {
    const table = fakeGoals([createGoalRow({ title: 'Before' })]);
    table.others['user_settings'] = [{ ...DEFAULT_SETTINGS, time_zone: zone }];
    await opened({ table });
    await waitFor(() => expect(field('Deadline').min).toBe(localDateAt(new Date(), zone)));
  });

  test('MOTIVATION-026 takes today as a deadline, no day before (DECISION-073)', async () => {
    const { user, enqueued } = await opened();
    await fill(user);
    expect(field('Deadline').min).toBe(today());
    fireEvent.change(field('Deadline'), { target: { value: '2020-01-01' } });
    await user.click(create());
    expect(screen.getByText('Choose today or a later day')).toBeTruthy();
    expect(enqueued).toEqual([]);
    fireEvent.change(field('Deadline'), { target: { value: today() } });
    await user.click(create());
    await waitFor(() => expect(enqueued).toHaveLength(1));
  });

  test('MOTIVATION-027 counts what is too long, and cuts nothing', async () => {
    const { user, enqueued } = await opened();
    await fill(user);
    fireEvent.change(field('Title'), { target: { value: 'a'.repeat(122) } });
    fireEvent.change(field('Description'), { target: { value: '🌿'.repeat(2001) } });
    await user.click(create());
    expect(screen.getByText('2 characters too many')).toBeTruthy();
    expect(screen.getByText('1 character too many')).toBeTruthy();
    expect(field('Title').value).toHaveLength(122);
    expect(enqueued).toEqual([]);
    fireEvent.change(field('Title'), { target: { value: 'a'.repeat(120) } });
    fireEvent.change(field('Description'), { target: { value: '🌿'.repeat(2000) } });
    await user.click(create());
    await waitFor(() => expect(enqueued).toHaveLength(1));
  });

  test('MOTIVATION-028 MOTIVATION-029 MOTIVATION-032 appends the goal, In Progress with 0 (DECISION-069)', async () => {
    const { user, enqueued, calls } = await opened();
    await fill(user);
    await user.click(create());
    await waitFor(() => expect(titles()).toEqual(['Before', 'Read']));
    const card = within(screen.getByRole('article', { name: 'Read' }));
    expect(card.getByText('In Progress')).toBeTruthy();
    expect(card.getByText('0%')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(enqueued).toMatchObject([{ table: 'goals', topic: 'goals' }]);
    expect(calls.notices).toMatchObject([{ kind: 'done', message: 'Goal created' }]);
  });

  test('MOTIVATION-030 MOTIVATION-031 says Creating... while it works, once for two presses', async () => {
    let release = () => {};
    const sent: unknown[] = [];
    const { user } = await opened({
      overrides: {
        enqueue: (write) => {
          sent.push(write);
          return new Promise((done) => (release = () => done('sent')));
        },
      },
    });
    await fill(user);
    await user.click(create());
    const busy = screen.getByRole('button', { name: 'Creating...' });
    expect(busy.getAttribute('aria-disabled')).toBe('true');
    expect(field('Title').matches(':disabled')).toBe(true);
    await user.click(busy);
    expect(sent).toHaveLength(1);
    release();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('MOTIVATION-033 MOTIVATION-034 MOTIVATION-035 the form is empty again after a goal was made', async () => {
    const { user } = await opened();
    await fill(user);
    fireEvent.change(field('Deadline'), { target: { value: '2099-01-01' } });
    await user.click(create());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'New Goal' }));
    expect(field('Title').value).toBe('');
    expect(field('Description').value).toBe('');
    expect(field('Category').value).toBe('Health');
    expect(field('Deadline').value).toBe(today());
  });

  test('a failure is shown, loses nothing, and Try Again stores one goal', async () => {
    const sent: string[] = [];
    const { user, calls } = await opened({
      overrides: {
        enqueue: ({ row }) => {
          sent.push(row.id);
          return sent.length === 1 ? Promise.reject(new Error('full')) : Promise.resolve('sent');
        },
      },
    });
    await fill(user);
    await user.click(create());
    expect((await screen.findByRole('alert')).textContent).toContain('Nothing you entered is lost');
    expect(calls.reported).toHaveLength(1);
    expect(field('Title').value).toBe('Read');
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toHaveLength(2);
    expect(new Set(sent).size).toBe(1);
  });

  test('a failure after the dialog was closed is a notice that tries again (DECISION-075)', async () => {
    let fail = () => {};
    let attempts = 0;
    const { user, calls, pressNotice } = await opened({
      overrides: {
        enqueue: () => {
          attempts += 1;
          return new Promise((_, reject) => (fail = () => reject(new Error('full'))));
        },
      },
    });
    await fill(user);
    await user.click(create());
    await user.click(screen.getByRole('button', { name: 'Close' }));
    fail();
    await waitFor(() => expect(calls.notices).toHaveLength(1));
    expect(calls.notices[0]).toMatchObject({ kind: 'failed', action: { label: 'Try Again' } });
    pressNotice();
    expect(attempts).toBe(2);
  });

  test('what the server will never accept is said so', async () => {
    const refused = Object.assign(new Error('no'), { name: 'OutboxRefused' });
    const { user } = await opened({ overrides: { enqueue: () => Promise.reject(refused) } });
    await fill(user);
    await user.click(create());
    expect((await screen.findByRole('alert')).textContent).toContain('did not accept');
  });

  test('closing by accident keeps what was typed, Cancel does not', async () => {
    const { user } = await opened();
    await fill(user);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await user.click(screen.getByRole('button', { name: 'New Goal' }));
    expect(field('Title').value).toBe('Read');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'New Goal' }));
    expect(field('Title').value).toBe('');
  });
});
