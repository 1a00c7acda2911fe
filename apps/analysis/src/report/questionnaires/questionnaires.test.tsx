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

const kept = () =>
  Object.values({ ...localStorage }).map((value: string) => JSON.parse(value) as unknown);

test('a score is counted here, reaches the paper when chosen, and is kept only where that is chosen too', async () => {
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
  expect(kept()).toEqual([]);
  const keep = dialog().getByRole('checkbox', { name: /^Keep this score/ });
  await user.click(keep);
  expect(kept()).toEqual([[{ form: 'who-5', localDate: expect.any(String) as string, score: 80 }]]);
  await user.click(keep);
  expect(kept()).toEqual([]);
  await user.click(dialog().getByRole('button', { name: 'Done' }));
  expect(paper.textContent).not.toContain('80 of 100');
  await user.click(screen.getByRole('checkbox', { name: /^Questionnaire scores/ }));
  expect(paper.textContent).toContain('80 of 100');
  expect(
    screen.getByText(/the report is not kept; a questionnaire score only where you/),
  ).toBeTruthy();
});

// https://www.phqscreeners.com: reproduced without a change.
test('PHQ-9 is asked in its own words, dashes and all', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Fill in PHQ-9' }));
  const items = dialog()
    .getAllByRole('group')
    .map((group) => group.querySelector('legend')?.textContent);
  expect(items).toEqual([
    'Little interest or pleasure in doing things',
    'Feeling down, depressed, or hopeless',
    'Trouble falling or staying asleep, or sleeping too much',
    'Feeling tired or having little energy',
    'Poor appetite or overeating',
    'Feeling bad about yourself — or that you are a failure or have let yourself or your family down',
    'Trouble concentrating on things, such as reading the newspaper or watching television',
    'Moving or speaking so slowly that other people could have noticed? Or the opposite — being so fidgety or restless that you have been moving around a lot more than usual',
    'Thoughts that you would be better off dead or of hurting yourself in some way',
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
