import { expect, it, vi } from 'vitest';
import type { ReleaseOrder, Releases } from '../_shared/releases.ts';
import { release } from './handler.ts';

/** Signed by a secret: the auth service alone says whether it is one. */
const TOKEN = `${btoa('{"alg":"HS256"}')}.claims.signature`;

const ORDER = {
  action: 'rollback',
  app: 'analysis',
  version: '2.4.0',
  why: ' charts\n stay empty ',
};

const PROMOTION = { ...ORDER, action: 'promote' };
const SHARE = { ...ORDER, action: 'traffic', traffic: 50 };
const START = { ...ORDER, action: 'start', traffic: 10 };
const HOLD = { ...ORDER, action: 'hold' };
const RESUME = { ...ORDER, action: 'resume' };
const CHANGES = [ORDER, PROMOTION, SHARE, START, HOLD, RESUME];

class Refusal extends Error {
  override readonly name = 'Refusal';
}

interface Caller {
  readonly session?: boolean;
  readonly operator?: boolean;
  readonly recent?: boolean;
}

/** Asks the function as somebody. Each asks under an id of their own, so that no throttle stands between tests. */
async function ask(body: unknown, who: Caller, releases: Releases | null = createPlace()) {
  const { session = true, operator = true, recent = true } = who;
  const answers: Record<string, unknown> = {
    '/auth/v1/user': session ? { id: crypto.randomUUID(), email: 'noor@example.org' } : null,
    '/rest/v1/rpc/is_operator': operator,
    '/rest/v1/rpc/signed_in_recently': recent,
  };
  const request = new Request('https://backend.example/functions/v1/release', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${TOKEN}` },
    body: JSON.stringify(body),
  });
  const answer = await release(request, {
    url: 'https://backend.example',
    anonKey: 'public',
    env: () => undefined,
    fetch: (input) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input);
      const found = answers[pathname];
      return Promise.resolve(Response.json(found, { status: found === null ? 401 : 200 }));
    },
    peerAddress: null,
    releases,
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

function createPlace(): Releases & { readonly change: ReturnType<typeof vi.fn> } {
  return {
    read: () => Promise.resolve({ environment: 'production' }),
    change: vi.fn((order: ReleaseOrder) => Promise.resolve({ number: 3, ...order })),
  };
}

it('tells an operator what is live, or that no place is known', async () => {
  expect(await ask({ action: 'read' }, {})).toEqual({
    status: 200,
    body: { releases: { environment: 'production' } },
  });
  expect(await ask({ action: 'read' }, {}, null)).toEqual({
    status: 200,
    body: { releases: null },
  });
});

it.each([
  ['who has no session', { session: false }, 401, 'session-missing'],
  ['who is no operator', { operator: false }, 403, 'operators-only'],
] as const)(
  'tells nothing to somebody %s, and does nothing for them',
  async (_who, who, status, code) => {
    const releases = createPlace();
    for (const body of [{ action: 'read' }, ...CHANGES, {}]) {
      expect(await ask(body, who, releases)).toMatchObject({ status, body: { code } });
    }
    expect(releases.change).not.toHaveBeenCalled();
  },
);

it('takes a version back with the reason in one line, in the name of the caller', async () => {
  const releases = createPlace();
  const { status, body } = await ask(ORDER, {}, releases);
  expect(status).toBe(200);
  expect(releases.change).toHaveBeenCalledExactlyOnceWith({
    action: 'rollback',
    app: 'analysis',
    version: '2.4.0',
    why: 'charts stay empty',
    by: 'noor@example.org',
  });
  expect(body).toMatchObject({ line: { number: 3 } });
});

it.each([
  ['gives a trial to everybody', PROMOTION],
  ['gives a trial another share', SHARE],
  ['starts a trial', START],
  ['holds a trial', HOLD],
  ['ends the hold of a trial', RESUME],
])('%s, in the name of the caller', async (_what, body) => {
  const releases = createPlace();
  expect((await ask(body, {}, releases)).status).toBe(200);
  expect(releases.change).toHaveBeenCalledExactlyOnceWith({
    ...body,
    why: 'charts stay empty',
    by: 'noor@example.org',
  });
});

it('asks for a sign-in of just now', async () => {
  const releases = createPlace();
  for (const body of CHANGES) {
    const answer = await ask(body, { recent: false }, releases);
    expect(answer).toMatchObject({ status: 403, body: { code: 'reauthentication-needed' } });
  }
  expect(releases.change).not.toHaveBeenCalled();
});

it('says why something can’t be done, and keeps what it did not foresee to itself', async () => {
  expect(await ask(ORDER, {}, null)).toMatchObject({ status: 409, body: { code: 'no-place' } });
  const failing = (error: Error): Releases => ({
    read: () => Promise.reject(error),
    change: () => Promise.reject(error),
  });
  const refused = failing(new Refusal('analysis is not live in production.'));
  for (const body of [...CHANGES, { action: 'read' }]) {
    expect(await ask(body, {}, refused)).toEqual({
      status: 409,
      body: { code: 'refused', message: 'analysis is not live in production.' },
    });
  }
  await expect(ask(ORDER, {}, failing(new Error('EACCES: /srv/place')))).rejects.toThrow('EACCES');
});

it.each([
  ['without an action', {}],
  ['with another one', { ...ORDER, action: 'activate' }],
  ['without a reason', { ...ORDER, why: ' \n ' }],
  ['with a reason of a page', { ...ORDER, why: 'x'.repeat(301) }],
  ['with a path for an app', { ...ORDER, app: '../analysis' }],
  ['with a start for nobody', { ...START, traffic: 0 }],
  ['with no share', { ...SHARE, traffic: undefined }],
  ['with a share of nobody', { ...SHARE, traffic: 0 }],
  ['with a share of everybody', { ...SHARE, traffic: 100 }],
  ['with a share in words', { ...SHARE, traffic: '50' }],
  ['with no version', { ...ORDER, version: null }],
  ['with a path for a version', { ...ORDER, version: '../1' }],
])('takes no order %s', async (_what, body) => {
  expect(await ask(body, {})).toMatchObject({ status: 400, body: { code: 'invalid' } });
});
