import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeBackend } from '../testing/fake-backend.ts';
import { renderPage } from '../testing/render-page.tsx';
import { settingsRow } from '../testing/settings-row.ts';

const of = (answers: readonly number[], language = 'en') =>
  fakeBackend({
    user_settings: [settingsRow({ language })],
    weather: answers.map((count, at) => ({ day: '2026-11-22', level: at + 1, answers: count })),
  });
const look = async (fake: ReturnType<typeof fakeBackend>, name = 'Look') => {
  const { user } = await renderPage('settings', { fake });
  await user.click(await screen.findByRole('button', { name }));
  return within(await screen.findByRole('dialog'));
};

test('DECISION-149: the weather of everybody is asked for when somebody looks, each share with its error', async () => {
  const fake = of([120, 150, 400, 230, 100]);
  const shown = await look(fake);
  expect(await shown.findByText('November 22, 2026, 1,000 answers')).toBeTruthy();
  expect(shown.getAllByRole('term').map((one) => one.textContent)).toEqual([
    'Very low',
    'Low',
    'Even',
    'Good',
    'Bright',
  ]);
  // 0.4 of the answers, of which chance alone would make 0.118: (0.4 − 0.118) / 0.411.
  expect(shown.getByText('69%, likely 61% to 76%')).toBeTruthy();
});

test('DECISION-149: of too few it says so, and shows none', async () => {
  const shown = await look(of([]));
  expect(await shown.findByText(/more than fifty answers. Fewer are not shown/)).toBeTruthy();
  expect(shown.queryAllByRole('term')).toEqual([]);
});

test('that it could not be loaded is said, and tried again', async () => {
  const fake = of([120, 150, 400, 230, 100]);
  const { user } = await renderPage('settings', { fake });
  const button = await screen.findByRole('button', { name: 'Look' });
  fake.answer.select = 403;
  await user.click(button);
  const shown = within(await screen.findByRole('dialog'));
  expect(await shown.findByText('The weather could not be loaded')).toBeTruthy();
  fake.answer.select = 'done';
  await user.click(shown.getByRole('button', { name: 'Try Again' }));
  expect(await shown.findAllByRole('term')).toHaveLength(5);
});
