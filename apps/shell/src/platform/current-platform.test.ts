import { createStore, type PlatformV1, type Scope, type Session } from '@nafas/platform';
import { fakePlatform } from '@nafas/platform/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { watchScope } from './current-platform.ts';

/** The events in order: platforms made and scopes ended. */
let log: string[] = [];
const getName = ({ mode, userId }: Scope) => `${mode}:${userId ?? 'nobody'}`;

function make(scope: Scope): PlatformV1 {
  log.push(`+${getName(scope)}`);
  scope.signal.addEventListener('abort', () => log.push(`-${getName(scope)}`));
  return fakePlatform({ scope }).platform;
}

const signedIn = (id: string, name = id): Session => ({
  status: 'signed-in',
  user: { id, email: `${id}@example.org`, name },
});
const happened = () => log.splice(0);
const session = createStore<Session>({ status: 'loading' });
const isDemo = createStore(false);
const startDemo = () => isDemo.set(true);
const endDemo = () => isDemo.set(false);
const ended = new AbortController();
let remembers = true;
const store = watchScope(
  { session, isDemo, isRemembered: () => remembers, signal: ended.signal },
  make,
);

beforeEach(() => {
  session.set({ status: 'loading' });
  endDemo();
  log = [];
});
describe('watchScope', () => {
  it('has no platform while it is not known who is signed in', () => {
    expect(store.get()).toBeNull();
    startDemo();
    expect(store.get()).toBeNull();
  });
});

describe('a change of scope', () => {
  it('ends A before anything of the next is made: A, signed out, B', () => {
    session.set(signedIn('a'));
    const ofA = store.get();
    expect(happened()).toEqual(['+real:a']);
    expect(ofA?.scope).toMatchObject({ mode: 'real', userId: 'a' });

    session.set({ status: 'signed-out' });
    expect(ofA?.scope.signal.aborted).toBe(true);
    expect(happened()).toEqual(['-real:a', '+real:nobody']);

    session.set(signedIn('b'));
    expect(happened()).toEqual(['-real:nobody', '+real:b']);
    expect(store.get()?.scope).toMatchObject({ mode: 'real', userId: 'b' });
    expect(store.get()?.scope.signal.aborted).toBe(false);
  });

  it('ends A at once when another person follows directly', () => {
    session.set(signedIn('a'));
    happened();
    session.set(signedIn('b'));
    expect(happened()).toEqual(['-real:a', '+real:b']);
  });

  it('leaves no platform while the next person is not known yet', () => {
    session.set(signedIn('a'));
    const ofA = store.get();
    session.set({ status: 'loading' });
    expect(ofA?.scope.signal.aborted).toBe(true);
    expect(store.get()).toBeNull();
  });

  it('ends the demo before the platform of the signed-in person is made', () => {
    session.set({ status: 'signed-out' });
    startDemo();
    const ofDemo = store.get();
    expect(ofDemo?.scope).toMatchObject({ mode: 'demo', userId: null });
    happened();
    session.set(signedIn('a'));
    endDemo();
    expect(ofDemo?.scope.signal.aborted).toBe(true);
    expect(happened()).toEqual(['-demo:nobody', '+real:a']);
  });

  it('says whether the device may keep what was read, to somebody who is signed in only', () => {
    session.set({ status: 'signed-out' });
    expect(store.get()?.scope.isRemembered).toBeUndefined();
    session.set(signedIn('a'));
    expect(store.get()?.scope.isRemembered).toBe(true);
    remembers = false;
    session.set(signedIn('b'));
    expect(store.get()?.scope.isRemembered).toBeUndefined();
    remembers = true;
  });

  it('is none when the same person gets another name: the platform stays', () => {
    session.set(signedIn('a', 'Amal'));
    const ofA = store.get();
    session.set(signedIn('a', 'Amal Haddad'));
    expect(store.get()).toBe(ofA);
    expect(ofA?.scope.signal.aborted).toBe(false);
  });

  it('gives A a new platform when A comes back', () => {
    session.set(signedIn('a'));
    const first = store.get();
    session.set({ status: 'signed-out' });
    session.set(signedIn('a'));
    expect(store.get()).not.toBe(first);
    expect(store.get()?.scope.signal.aborted).toBe(false);
  });
});

it('ends with the shell, and nothing is made any more', () => {
  session.set(signedIn('a'));
  const ofA = store.get();
  happened();
  ended.abort();
  expect(ofA?.scope.signal.aborted).toBe(true);
  expect(store.get()).toBeNull();
  session.set(signedIn('b'));
  expect(happened()).toEqual(['-real:a']);
});
