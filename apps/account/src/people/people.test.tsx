import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fakeBackend, profileRow } from '../testing/fake-backend.ts';
import type { Row } from '../testing/fake-query.ts';
import { fakeTrust, LINK, personRow, previewRow, SEEN, TOKEN } from '../testing/fake-trust.ts';
import { renderPage } from '../testing/render-page.tsx';
import { settingsRow } from '../testing/settings-row.ts';

const PEOPLE = 'settings/people';
const shared = (privacy: Row = { shareProgress: true }) => [
  settingsRow({ privacy: { ...(settingsRow()['privacy'] as Row), ...privacy } }),
];

/** A page over functions that answer as told. */
async function open(
  page: Parameters<typeof renderPage>[0],
  values: Parameters<typeof fakeTrust>[0] = {},
  user_settings = shared(),
) {
  const trust = fakeTrust(values);
  const fake = fakeBackend({ profiles: [profileRow()], user_settings }, {}, trust.rpcs);
  return { ...trust, ...(await renderPage(page, { fake })) };
}
const press = (name: string) => screen.findByRole('button', { name });

test('what they see is drawn from the answer that they get themselves (DECISION-146)', async () => {
  const { asked } = await open(PEOPLE);
  const preview = within(
    await screen.findByRole('complementary', { name: 'This is exactly what they see' }),
  );
  expect(await preview.findByText('Lighter as the week went on.')).toBeTruthy();
  expect(preview.getByText('A direction')).toBeTruthy();
  expect(preview.getByText('18')).toBeTruthy();
  expect(asked).toContainEqual(['trust_preview', { as_if_shared: false }]);
  expect(await screen.findByText(/^Sees your week in one line. Since/)).toBeTruthy();
});

test('while sharing is off it says so, and shows what they would see', async () => {
  const { asked } = await open(PEOPLE, {}, shared({ shareProgress: false }));
  await screen.findByRole('complementary', { name: 'What they would see' });
  expect(await screen.findByText(/^Sees nothing of your week while sharing is off/)).toBeTruthy();
  expect(asked).toContainEqual(['trust_preview', { as_if_shared: true }]);
});

test('a link for one person is shown once, with its token behind the hash', async () => {
  const expires_at = '2026-11-30T10:00:00Z';
  const made: Row[] = [];
  const { user } = await open(PEOPLE, {
    make_trust_invite: () => {
      made.push({ id: LINK, expires_at });
      return [{ id: LINK, token: TOKEN, expires_at }];
    },
    my_trust_invites: () => made,
  });
  await user.click(await press('Invite by link'));
  expect(await screen.findByText(`${window.location.origin}/with#${TOKEN}`)).toBeTruthy();
  expect(screen.getByText(/until November 30, 2026/)).toBeTruthy();
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(await press('Copy the link'));
  expect(copied).toHaveBeenCalledWith(`${window.location.origin}/with#${TOKEN}`);
});

test('too many links that wait: it says which, and nothing is lost', async () => {
  const { user, asked, calls } = await open(PEOPLE, {
    make_trust_invite: () => {
      throw Object.assign(new Error(), { status: 400, code: 'NF003' });
    },
  });
  await user.click(await press('Invite by link'));
  await waitFor(() =>
    expect(calls.notices).toMatchObject([
      { kind: 'failed', message: 'Five links wait already. Take one back first.' },
    ]),
  );
  expect(asked.filter(([name]) => name === 'make_trust_invite')).toHaveLength(1);
});

test('ending asks once; blocking is the other answer', async () => {
  const people = [personRow()];
  const { user, asked } = await open(PEOPLE, {
    my_trusted_people: () => people,
    block_trusted: () => people.splice(0).length === 1,
  });
  await user.click(await press('End with Rana'));
  const dialog = within(screen.getByRole('alertdialog', { name: 'End it with Rana?' }));
  expect(asked.some(([name]) => /end|block/.test(name))).toBe(false);
  await user.click(dialog.getByRole('button', { name: 'End and block' }));
  await waitFor(() => expect(screen.queryByText('Rana')).toBeNull());
  expect(asked).toContainEqual(['block_trusted', { link: LINK }]);
});

test('a failure to end is told, with the way to try again, and the question stays', async () => {
  const { user, calls } = await open(PEOPLE, {
    end_trust: () => {
      throw Object.assign(new Error(), { status: 0 });
    },
  });
  await user.click(await press('End with Rana'));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'End it' }));
  await waitFor(() => expect(calls.notices).toMatchObject([{ kind: 'failed' }]));
  expect(screen.getByRole('alertdialog')).toBeTruthy();
});

test('kind words are seen by being shown, and were new during the visit', async () => {
  const words = [
    { id: LINK, name: 'Rana', kind: 'tea', sent_at: '2026-11-20T10:00:00Z', seen: false },
  ];
  await open(PEOPLE, {
    my_kind_words: () => words.map((word) => ({ ...word })),
    see_kind_words: () => words.forEach((word) => (word.seen = true)),
  });
  expect(await screen.findByText('Tea is ready')).toBeTruthy();
  await waitFor(() => expect(words[0]?.seen).toBe(true));
  expect(screen.getByText('New')).toBeTruthy();
});

test('the page of who is near: the sentence is its heading, six words, no field for text', async () => {
  let word: string | null = null;
  const { user, asked } = await open(`${PEOPLE}/${SEEN}`, {
    my_trusted_people: () => [personRow({ id: SEEN, side: 'seen', name: 'Samir', word })],
    send_kind_word: ({ kind }) => ((word = String(kind)), true),
  });
  expect(await screen.findByRole('heading', { level: 1, name: /Lighter/ })).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
  const words = await screen.findByRole('region', { name: 'Send a kind word' });
  expect(within(words).getAllByRole('button')).toHaveLength(6);
  await user.click(await press('Rest well'));
  expect(await screen.findByText('“Rest well” is on its way. No answer is needed.')).toBeTruthy();
  expect(asked).toContainEqual(['send_kind_word', { link: SEEN, kind: 'rest' }]);
});

test('who pauses or shares nothing is taking some quiet; who is gone has no page', async () => {
  let rows: Row[] = [previewRow({ state: 'quiet', name: 'Samir', week: null, mood: null })];
  const page = await open(`${PEOPLE}/${SEEN}`, { trust_preview: () => rows });
  expect(await screen.findByText('Samir is taking some quiet.')).toBeTruthy();
  rows = [];
  act(() => page.platform.invalidate('trusted-people'));
  expect(await screen.findByText('There is nothing to see here')).toBeTruthy();
});

test('an invitation is read before it is taken, then leads to the page', async () => {
  const { user, asked, calls } = await open(`/dashboard/${PEOPLE}/invitation#${TOKEN}`, {
    trust_invite_from: () => [
      { name: 'Samir', avatar_url: null, expires_at: '2026-11-30T10:00:00Z' },
    ],
    accept_trust_invite: () => SEEN,
  });
  expect(await screen.findByText('Samir would like to let you be near')).toBeTruthy();
  expect(asked).not.toContainEqual(['accept_trust_invite', { token: TOKEN }]);
  await user.click(await press('Accept'));
  await waitFor(() => expect(calls.navigate).toContain(`/dashboard/${PEOPLE}/${SEEN}`));
  expect(asked).toContainEqual(['accept_trust_invite', { token: TOKEN }]);
});

test('a link that is used or taken back says no more than that', async () => {
  await open(`/dashboard/${PEOPLE}/invitation#${TOKEN}`, { trust_invite_from: () => [] });
  expect(await screen.findByText('This link has been used or taken back')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
});

test('signed out, an invitation says what it is and keeps the way back', async () => {
  const navigate = vi.fn();
  const { user, stores, platform } = await open(`/with#${TOKEN}`);
  Object.assign(platform, { navigate });
  act(() => stores.session.set({ status: 'signed-out' }));
  await user.click(await screen.findByRole('link', { name: 'Sign in' }));
  expect(navigate).toHaveBeenCalledWith('/auth/login', {
    state: { from: `/dashboard/settings/people/invitation#${TOKEN}` },
  });
});

test('the demo has people of its own, and says that nobody can be invited from it', async () => {
  const ended = new AbortController();
  const { user } = await renderPage(PEOPLE, {
    overrides: { scope: { mode: 'demo', userId: null, signal: ended.signal } },
  });
  expect(await screen.findByText('Rana', {}, { timeout: 4000 })).toBeTruthy();
  await user.click(await press('Invite by link'));
  expect(screen.getByText(/nobody to invite/)).toBeTruthy();
});

test('in Arabic all of it is there', async () => {
  const user_settings = shared().map((row) => ({ ...row, language: 'ar' }));
  const trust = fakeTrust();
  const fake = fakeBackend({ profiles: [profileRow()], user_settings }, {}, trust.rpcs);
  await renderPage(PEOPLE, { fake, language: 'ar' });
  expect(await screen.findByText('أخفّ مع مرور الأسبوع.')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: 'المقرّبون' })).toBeTruthy();
});
