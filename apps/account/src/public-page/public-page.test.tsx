import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeBackend, profileRow } from '../testing/fake-backend.ts';
import { fakeTrust } from '../testing/fake-trust.ts';
import { renderPage } from '../testing/render-page.tsx';
import { settingsRow } from '../testing/settings-row.ts';

async function open(
  page: Parameters<typeof renderPage>[0],
  values: Parameters<typeof fakeTrust>[0] = {},
) {
  const trust = fakeTrust(values);
  const tables = { profiles: [profileRow()], user_settings: [settingsRow()] };
  const fake = fakeBackend(tables, {}, trust.rpcs);
  return { ...trust, ...(await renderPage(page, { fake })) };
}
const field = () => screen.findByLabelText<HTMLInputElement>('Your address');

test('a public page shows name, bio and achievements as text, and asks not to be found (DECISION-147)', async () => {
  const { asked } = await open('/p/layla', {
    public_profile: () => [
      {
        ...{ name: 'Layla <b>', avatar_url: null, bio: '<img src=x> I walk.' },
        achievements: [{ id: 'first-goal', title: { en: 'A direction', ar: 'وجهة' } }],
      },
    ],
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Layla <b>' })).toBeTruthy();
  expect(screen.getByText('<img src=x> I walk.')).toBeTruthy();
  expect(screen.getByText('A direction')).toBeTruthy();
  expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
  expect(asked).toEqual([['public_profile', { handle: 'layla' }]]);
});

test('one that is off or never was has one and the same page', async () => {
  await open('/p/nobody', { public_profile: () => [] });
  expect(await screen.findByRole('heading', { name: 'There is no page here' })).toBeTruthy();
});

test('an address without a handle says so, too', async () => {
  await open('/p', { public_profile: () => [] });
  expect(await screen.findByRole('heading', { name: 'There is no page here' })).toBeTruthy();
});

test('an address that can’t be one is not sent, and stays in the field', async () => {
  const { user, asked } = await open('settings/people');
  await user.type(await field(), 'la--yla');
  await user.click(screen.getByRole('button', { name: 'Save address' }));
  expect((await field()).value).toBe('la--yla');
  expect(document.activeElement).toBe(await field());
  expect((await field()).getAttribute('aria-invalid')).toBe('true');
  expect(asked.some(([name]) => name === 'set_handle')).toBe(false);
});

test('an address that is not free says so, and stays in the field', async () => {
  const { user } = await open('settings/people', {
    set_handle: () => {
      throw Object.assign(new Error(), { status: 409, code: '23505' });
    },
  });
  await user.type(await field(), 'Layla');
  await user.click(screen.getByRole('button', { name: 'Save address' }));
  expect(await screen.findByText('It is not free, or looks like one that is not.')).toBeTruthy();
  expect((await field()).value).toBe('Layla');
});

test('an address is saved in small letters, shown, and given up', async () => {
  let handle: unknown = null;
  const { user, asked } = await open('settings/people', {
    my_handle: () => handle,
    set_handle: ({ wanted }) => void (handle = wanted),
  });
  await user.type(await field(), 'Layla-1');
  await user.click(screen.getByRole('button', { name: 'Save address' }));
  expect(await screen.findByText(`${window.location.origin}/p/layla-1`)).toBeTruthy();
  expect(screen.getByText('Draft, not public')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Give it up' }));
  await waitFor(() => expect(asked).toContainEqual(['set_handle', { wanted: null }]));
  expect(await screen.findByText('Choose an address; then the page is there.')).toBeTruthy();
});
