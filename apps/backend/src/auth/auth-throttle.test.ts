import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { clientAddress } from '../client-address.ts';
import type { FrontEnv } from '../front-env.ts';
import { authThrottle } from './auth-throttle.ts';

/** An auth service behind the throttle, for which `right` alone is a password. */
function createAuth() {
  const clock = { now: 1_000_000 };
  const app = new Hono<FrontEnv>();
  app.use(async (c, next) => {
    c.set('authBody', await c.req.json());
    await next();
  });
  const options = { clientAddress: clientAddress([]), accountsPerHour: 3, now: () => clock.now };
  app.use(authThrottle(options));
  app.all('*', (c) => c.json({}, c.get('authBody')['password'] === 'right' ? 200 : 400));

  const post = (path: string) => async (from: string, body: Readonly<Record<string, string>>) => {
    const env = { incoming: { socket: { remoteAddress: from } } };
    const init = { method: 'POST', body: JSON.stringify(body) };
    return (await app.request(`/auth/v1/${path}`, init, env)).status;
  };
  return { clock, signIn: post('token?grant_type=password'), verify: post('verify'), post };
}

const ADA = { email: 'ada@nafas.test', password: 'guess' };
const RIGHT = { ...ADA, password: 'right' };

/** An address of a network of its own. */
const network = (n: number) => `2001:db8:${n.toString(16)}::1`;

it('counts the addresses of an IPv6 network as one, and IPv4 however it is written', async () => {
  const { signIn, post } = createAuth();
  const statuses: number[] = [];
  for (let n = 1; n <= 12; n += 1) {
    statuses.push(await signIn(`2001:db8:1:2:${n.toString(16)}::1`, ADA));
  }
  expect(statuses).toEqual([...Array<number>(10).fill(400), 429, 429]);
  expect(await signIn('2001:db8:1:3::1', ADA)).toBe(400);

  const signUp = post('signup');
  for (let n = 1; n <= 3; n += 1) {
    const body = { ...ADA, email: `n${n}@nafas.test` };
    expect(await signUp(n === 2 ? '::ffff:203.0.113.9' : '203.0.113.9', body)).toBe(400);
  }
  expect(await signUp('203.0.113.9', { ...ADA, email: 'n4@nafas.test' })).toBe(429);
});

it('stops the guessing of one password from everywhere, and shuts its owner out of nothing else', async () => {
  const { clock, signIn, verify, post } = createAuth();
  expect(await signIn('203.0.113.9', RIGHT)).toBe(200);
  for (let n = 0; n < 300; n += 1) expect(await signIn(network(n), ADA)).toBe(400);
  expect(await signIn(network(300), ADA)).toBe(429);
  // From where the account was signed in to, however often that was.
  for (let n = 0; n < 20; n += 1) expect(await signIn('203.0.113.9', RIGHT)).toBe(200);
  expect(await signIn('203.0.113.9', ADA)).toBe(400);
  // By a mail, from anywhere.
  expect(await post('recover')(network(301), ADA)).toBe(400);
  expect(await verify(network(301), ADA)).toBe(400);
  // Other accounts, and this one later.
  expect(await signIn(network(302), { ...ADA, email: 'bob@nafas.test' })).toBe(400);
  clock.now += 60 * 60_000;
  expect(await signIn(network(303), RIGHT)).toBe(200);
});

it('a right password is no guess, and requests without an account are none either', async () => {
  const { signIn } = createAuth();
  for (let n = 0; n < 320; n += 1) {
    expect([await signIn(network(n), RIGHT), await signIn(network(n), {})]).toEqual([200, 400]);
  }
});
