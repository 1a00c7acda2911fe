import { SWITCHES } from '@nafas/data-service/settings';
import type { AuthV1, BackendV1 } from '@nafas/platform';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import en from '../locales/en/app.json' with { type: 'json' };
import { fakeBackend, profileRow } from '../testing/fake-backend.ts';
import { renderPage } from '../testing/render-page.tsx';
import { settingsRow } from '../testing/settings-row.ts';

const PURPOSES = [
  ...['check_ins', 'camera_analysis', 'voice_analysis', 'text_analysis'],
  ...['anonymous_statistics', 'research'],
];
const toConsent = (purpose: string) => ({
  id: crypto.randomUUID(),
  purpose,
  text_version: '2026-11',
  language: 'en',
  granted_at: '2026-11-01 10:00:00+00',
  withdrawn_at: null,
});
const allOn = (group: keyof typeof SWITCHES) =>
  Object.fromEntries(SWITCHES[group].map((key) => [key, true]));

/** Somebody signed in who turned everything on, on a server that has everything: no state is left that disables a control. */
async function renderEverything() {
  const groups = ['notifications', 'ai', 'privacy'] as const;
  const switches = Object.fromEntries(groups.map((group) => [group, allOn(group)]));
  const fake = fakeBackend({
    profiles: [profileRow()],
    user_settings: [settingsRow(switches)],
    consents: PURPOSES.map(toConsent),
    check_ins: [{ id: '1', local_date: '2026-11-20' }],
  });
  const list = async () => ({ kind: 'factors', factors: [] });
  const auth = { twoFactor: { list } } as unknown as AuthV1;
  const capabilities = { ...fake.backend.capabilities, mfa: true };
  const page = await renderPage('settings', {
    fake,
    overrides: {
      auth: () => Promise.resolve(auth),
      backend: () => Promise.resolve({ ...fake.backend, capabilities } as BackendV1),
    },
  });
  const user = { id: String(profileRow()['id']), email: 'layla@example.org', name: 'Layla' };
  act(() => page.stores.session.set({ status: 'signed-in', user }));
}

const CONTROLS = 'button, input, select, textarea, [role="switch"]';
const readName = (control: Element) =>
  control.getAttribute('aria-label') ??
  control.closest('label')?.textContent ??
  control.textContent;

test('DECISION-134: for somebody who turned everything on, no control of the page is disabled', async () => {
  await renderEverything();
  await screen.findByRole('switch', { name: 'Two-step sign-in' });
  for (const key of [...SWITCHES.notifications, ...SWITCHES.ai, ...SWITCHES.privacy]) {
    await screen.findAllByRole('switch', { name: en.settings.switches[key].title });
  }
  await waitFor(() => {
    const all = [...document.querySelectorAll<HTMLInputElement>(CONTROLS)];
    expect(all.length).toBeGreaterThan(60);
    const disabled = all.filter((one) => one.matches(':disabled') || one.ariaDisabled === 'true');
    expect(disabled.map(readName)).toEqual([]);
  });
});
