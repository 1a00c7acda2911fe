import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeBackend } from '../../testing/fake-backend.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { settingsRow } from '../../testing/settings-row.ts';

const STATISTICS = ['Anonymous statistics', 'anonymousData', 'anonymous_statistics'] as const;
const RESEARCH = ['Data for research', 'dataCollection', 'research'] as const;

const saved = (privacy: Record<string, boolean> = {}, consents: Record<string, unknown>[] = []) =>
  fakeBackend({ user_settings: [settingsRow({ privacy })], consents });
const toggle = async (name: string) => {
  const found = await screen.findByRole<HTMLInputElement>('switch', { name });
  await waitFor(() => expect(found.disabled).toBe(false));
  return found;
};
const privacy = (fake: ReturnType<typeof fakeBackend>) =>
  fake.tables['user_settings']?.[0]?.['privacy'];

test.each([STATISTICS, RESEARCH])(
  'DECISION-149 DECISION-150: %s is off, is read first, and is on with its consent',
  async (name, key, purpose) => {
    const { user, fake, calls } = await renderPage('settings', { fake: saved() });
    expect((await toggle(name)).checked).toBe(false);
    await user.click(await toggle(name));
    const asked = within(await screen.findByRole('dialog', { name }));
    expect(fake.count.merge).toBe(0);
    await user.click(asked.getByRole('button', { name: 'I Agree' }));
    await waitFor(async () => expect((await toggle(name)).checked).toBe(true));
    expect(privacy(fake)).toMatchObject({ [key]: true });
    expect(fake.tables['consents']).toMatchObject([
      { purpose, text_version: '2026-11', language: 'en' },
    ]);
    await waitFor(() => expect(calls.notices).toMatchObject([{ message: `${name}: on` }]));
  },
);

test.each([STATISTICS, RESEARCH])(
  '%s off takes its consent back, and Undo asks anew',
  async (...of) => {
    const [name, key, purpose] = of;
    const { user, fake, calls } = await renderPage('settings', { fake: saved() });
    await user.click(await toggle(name));
    await user.click(await screen.findByRole('button', { name: 'I Agree' }));
    await waitFor(async () => expect((await toggle(name)).checked).toBe(true));
    await user.click(await toggle(name));
    await waitFor(() => expect(calls.notices).toHaveLength(2));
    expect(privacy(fake)).toMatchObject({ [key]: false });
    await waitFor(() => expect(fake.tables['consents']?.[0]?.['withdrawn_at']).not.toBeNull());
    act(() => calls.notices[1]?.action?.run());
    const again = within(await screen.findByRole('dialog', { name }));
    await user.click(again.getByRole('button', { name: 'I Agree' }));
    await waitFor(() => expect(privacy(fake)).toMatchObject({ [key]: true }));
    expect(fake.tables['consents']?.filter((one) => one['purpose'] === purpose)).toHaveLength(2);
  },
);

test('declining sends nothing, and a switch without its consent is not on', async () => {
  const [name, key] = STATISTICS;
  const { user, fake } = await renderPage('settings', { fake: saved({ [key]: true }) });
  expect((await toggle(name)).checked).toBe(false);
  await user.click(await toggle(name));
  await user.click(await screen.findByRole('button', { name: 'Not Now' }));
  expect((await toggle(name)).checked).toBe(false);
  expect([fake.count.insert, fake.count.merge]).toEqual([0, 0]);
});
