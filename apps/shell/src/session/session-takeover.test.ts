import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  emit,
  flush,
  kept,
  KEY,
  later,
  prepareSession,
  rpc,
  started,
} from './testing/watched-session.ts';

const LAYLA = '11111111-1111-4111-8111-111111111111';
const OMAR = '22222222-2222-4222-8222-222222222222';
const SESSION = '33333333-3333-4333-8333-333333333333';

const signedIn = (id: string, factors: unknown[] = []) => ({
  access_token: `h.${btoa(JSON.stringify({ session_id: SESSION, aal: 'aal1' }))}.s`,
  user: { id, email: 'somebody@example.org', user_metadata: {}, factors },
});

let databases: string[] = [];

prepareSession();
beforeEach(() => {
  databases = [LAYLA, OMAR].map((id) => `nafas.journal.v1.${id}`);
  vi.stubGlobal('indexedDB', {
    databases: async () => databases.map((name) => ({ name })),
    deleteDatabase: (gone: string) => (databases = databases.filter((name) => name !== gone)),
  });
  for (const id of [LAYLA, OMAR]) {
    localStorage.setItem(`nafas.analysis.questionnaire-scores.v1:${id}`, '[9]');
    sessionStorage.setItem(`nafas.analysis.draft.v2:account:${id}`, '{}');
  }
});

/** Layla is signed in. */
async function withLayla() {
  const shell = await started();
  emit('SIGNED_IN', signedIn(LAYLA));
  await flush();
  return shell;
}

/** Of whom something is kept, in each of the three places. */
const left = () =>
  [Object.keys(localStorage), Object.keys(sessionStorage), databases].map((names) =>
    [LAYLA, OMAR].filter((id) => names.some((name) => name.includes(id))),
  );
const BOTH = [
  [LAYLA, OMAR],
  [LAYLA, OMAR],
  [LAYLA, OMAR],
];
const OMARS = [[OMAR], [OMAR], [OMAR]];

describe('somebody else who signs in without a sign-out before', () => {
  it('finds nothing of who was here, and all of their own', async () => {
    localStorage.setItem('nafas.theme.v1', 'dark');
    const { session } = await withLayla();
    expect(left()).toEqual(BOTH);
    // Noted for the new session: it has the second factor.
    localStorage.setItem(`nafas.recovered.v1.${SESSION}`, 'yes');
    emit('SIGNED_IN', signedIn(OMAR));
    await flush();
    expect(session.get()).toMatchObject({ status: 'signed-in', user: { id: OMAR } });
    expect(left()).toEqual(OMARS);
    expect(localStorage.getItem('nafas.theme.v1')).toBe('dark');
    expect(localStorage.getItem(`nafas.recovered.v1.${SESSION}`)).toBe('yes');
  });

  it('finds nothing while their profile is on its way', async () => {
    await withLayla();
    rpc.mockReturnValue(later().answer);
    emit('SIGNED_IN', signedIn(OMAR));
    await flush();
    expect(left()).toEqual(OMARS);
  });

  it('finds nothing before the code of their second factor, either', async () => {
    const { session } = await withLayla();
    emit('SIGNED_IN', signedIn(OMAR, [{ status: 'verified' }]));
    await flush();
    expect(session.get()).toEqual({ status: 'signed-out', awaitsCode: true });
    expect(left()).toEqual(OMARS);
  });

  it('finds nothing when the server could not be asked', async () => {
    localStorage.setItem(KEY, JSON.stringify(signedIn(LAYLA)));
    const { session } = await withLayla();
    localStorage.setItem(KEY, JSON.stringify(signedIn(OMAR)));
    emit('INITIAL_SESSION', null);
    await flush();
    expect(session.get()).toMatchObject({ status: 'signed-in', user: { id: OMAR } });
    expect(left()).toEqual(OMARS);
  });
});

it('the same person’s renewed session loses nothing', async () => {
  await withLayla();
  emit('TOKEN_REFRESHED', signedIn(LAYLA));
  await flush();
  expect(left()).toEqual(BOTH);
});

it('late news of another tab take nothing from who is still signed in', async () => {
  const { session } = await withLayla();
  emit('SIGNED_IN', signedIn(OMAR));
  kept(signedIn(LAYLA));
  await vi.advanceTimersByTimeAsync(400);
  expect(session.get()).toMatchObject({ status: 'signed-in', user: { id: LAYLA } });
  expect(left()).toEqual(BOTH);
});

it('a sign-out takes away what is anybody’s', async () => {
  await withLayla();
  emit('SIGNED_OUT', null);
  await flush();
  expect(left()).toEqual([[], [], []]);
});
