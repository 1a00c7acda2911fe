import 'fake-indexeddb/auto';
import { DataRoot } from '@nafas/data-service/react';
import { EMPTY_PLAN, newPlan } from '@nafas/data-service/safety-plan';
import { SAFETY_PLAN } from '@nafas/platform';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keepDevicePlan } from '../device/device-plan.ts';
import { renderView } from '../testing/render-view.tsx';
import DevicePlanPage from './DevicePlanPage.tsx';

const LINE = 'I stop answering messages';

beforeEach(() =>
  keepDevicePlan(crypto.randomUUID(), newPlan({ ...EMPTY_PLAN, warningSigns: [LINE] }, new Date())),
);
afterEach(() => localStorage.clear());

/** The page as somebody without a session sees it. */
async function show(language: 'en' | 'ar' = 'en') {
  const { signal } = new AbortController();
  const page = await renderView(
    <DataRoot>
      <DevicePlanPage />
    </DataRoot>,
    { scope: { mode: 'real', userId: null, signal } },
    language,
  );
  await screen.findByText(LINE);
  return { ...page, user: userEvent.setup() };
}
const isKept = () => localStorage.getItem(SAFETY_PLAN.deviceKey) !== null;
const question = () =>
  within(screen.getByRole('alertdialog', { name: 'Remove the plan from this device?' }));

it('is removed from the device after a question, without an account, and says that it is gone', async () => {
  const { user, calls } = await show();
  await user.click(screen.getByRole('button', { name: 'Remove from this device' }));
  expect(isKept()).toBe(true);
  await user.click(question().getByRole('button', { name: 'Remove from this device' }));
  expect(await screen.findByText('No plan opens on this device without signing in.')).toBeTruthy();
  expect(isKept()).toBe(false);
  expect(screen.queryByText(LINE)).toBeNull();
  expect(calls.notices).toEqual([{ kind: 'done', message: 'The plan is gone from this device.' }]);
  // The button had the focus, and is gone.
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })),
  );
});

it('stays when the question is answered by Cancel', async () => {
  const { user, calls } = await show();
  await user.click(screen.getByRole('button', { name: 'Remove from this device' }));
  await user.click(question().getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(screen.getByText(LINE)).toBeTruthy();
  expect(isKept()).toBe(true);
  expect(calls.notices).toEqual([]);
});

it('speaks Arabic', async () => {
  await show('ar');
  expect(screen.getByRole('button', { name: 'إزالة من هذا الجهاز' })).toBeTruthy();
});
