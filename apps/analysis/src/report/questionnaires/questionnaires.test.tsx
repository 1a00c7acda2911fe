import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import Pages from '../../Pages.tsx';
import { fakeTable } from '../../testing/fake-table.ts';
import { renderView } from '../../testing/render-view.tsx';

async function open(mode: 'real' | 'demo' = 'real', language: 'en' | 'ar' = 'en') {
  const table = fakeTable();
  table.profile = { name: 'Layla' };
  const view = await renderView(<Pages />, { table, mode, language, at: '/dashboard/report' });
  return { ...view, paper: await screen.findByRole('article') };
}

const dialog = () => within(screen.getByRole('dialog'));

/** Gives every item the same answer, some of them another. */
async function answer(user: UserEvent, name: string, others: Record<number, string> = {}) {
  const groups = dialog().getAllByRole('group');
  for (const [at, group] of groups.entries()) {
    await user.click(within(group).getByRole('radio', { name: others[at + 1] ?? name }));
  }
}

test('a score is counted here, reaches the paper when chosen, and no answer is kept', async () => {
  const { user, paper } = await open();
  await user.click(screen.getByRole('button', { name: 'Fill in WHO-5' }));
  expect(dialog().getByText(/CC BY-NC-SA 3\.0 IGO/)).toBeTruthy();
  expect(
    dialog().getByRole<HTMLButtonElement>('button', { name: 'Count the score' }).disabled,
  ).toBe(true);
  await answer(user, 'Most of the time');
  await user.click(dialog().getByRole('button', { name: 'Count the score' }));
  expect(dialog().getByText('80 of 100')).toBeTruthy();
  expect(dialog().getByText(/it is not a diagnosis/)).toBeTruthy();
  await user.click(dialog().getByRole('button', { name: 'Done' }));
  expect(paper.textContent).not.toContain('80 of 100');
  await user.click(screen.getByRole('checkbox', { name: /^Questionnaire scores/ }));
  expect(paper.textContent).toContain('80 of 100');
  const kept = Object.values({ ...localStorage }).join(' ');
  expect(JSON.parse(kept)).toEqual([
    { form: 'who-5', localDate: expect.any(String) as string, score: 80 },
  ]);
});

test('an answer of danger shows help at once, and help comes before the score', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Fill in PHQ-9' }));
  expect(dialog().getByText(/grant from Pfizer Inc\. No permission required/)).toBeTruthy();
  await answer(user, 'Not at all', { 9: 'Several days' });
  expect(dialog().getByRole('link', { name: 'Help now' }).getAttribute('href')).toBe('/help');
  await user.click(dialog().getByRole('button', { name: 'Count the score' }));
  expect(dialog().getByRole('link', { name: 'Help now' })).toBeTruthy();
  expect(dialog().queryByText('1 of 27')).toBeNull();
  await user.click(dialog().getByRole('button', { name: 'Show the score' }));
  expect(dialog().getByText('1 of 27')).toBeTruthy();
});

test('closing a form keeps what was answered; the demo keeps nothing on the device', async () => {
  const { user } = await open('demo', 'ar');
  await user.click(screen.getByRole('button', { name: 'تعبئة GAD-7' }));
  await user.click(dialog().getAllByRole('radio', { name: 'عدة أيام' })[0] as HTMLElement);
  await user.click(dialog().getAllByRole('button', { name: 'إغلاق' })[0] as HTMLElement);
  await user.click(screen.getByRole('button', { name: 'تعبئة GAD-7' }));
  expect(dialog().getByText('أُجيب عن ١ من ٧')).toBeTruthy();
  await answer(user, 'تقريبًا كل يوم');
  await user.click(dialog().getByRole('button', { name: 'حساب الدرجة' }));
  expect(dialog().getByText('٢١ من ٢١')).toBeTruthy();
  expect(localStorage).toHaveLength(0);
});
