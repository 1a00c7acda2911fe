import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dropForgottenSession, isRemembered, setRemember } from './remember-me.ts';

const KEY = 'sb-db-auth-token';
const kept = () => localStorage.getItem(KEY);
/** Session cookies go when the browser is closed; local storage stays. */
const closeBrowser = () => {
  document.cookie = 'nafas_session=; Max-Age=0; Path=/';
};

beforeEach(() => {
  localStorage.clear();
  closeBrowser();
  localStorage.setItem(KEY, 'session');
});
afterEach(() => vi.restoreAllMocks());

describe('remember me', () => {
  it('on: the session outlives the browser (DECISION-031)', () => {
    setRemember(true);
    closeBrowser();
    dropForgottenSession(KEY);
    expect(kept()).toBe('session');
  });

  it('off: it outlives a reload but not the browser', () => {
    setRemember(false);
    dropForgottenSession(KEY);
    expect(kept()).toBe('session');
    closeBrowser();
    dropForgottenSession(KEY);
    expect(kept()).toBeNull();
  });

  it('says which of the two it is', () => {
    setRemember(false);
    expect(isRemembered()).toBe(false);
    setRemember(true);
    expect(isRemembered()).toBe(true);
  });

  it('off, then on again: the last choice counts', () => {
    setRemember(false);
    setRemember(true);
    closeBrowser();
    dropForgottenSession(KEY);
    expect(kept()).toBe('session');
  });

  it('drops a session once: the next one is not touched by the old choice', () => {
    setRemember(false);
    closeBrowser();
    dropForgottenSession(KEY);
    localStorage.setItem(KEY, 'next');
    dropForgottenSession(KEY);
    expect(kept()).toBe('next');
  });

  it('is not misled by a cookie of a similar name', () => {
    setRemember(false);
    closeBrowser();
    document.cookie = 'other_nafas_session=on; Path=/';
    dropForgottenSession(KEY);
    expect(kept()).toBeNull();
    document.cookie = 'other_nafas_session=; Max-Age=0; Path=/';
  });

  it('keeps no token in the cookie', () => {
    setRemember(false);
    expect(document.cookie).toBe('nafas_session=on');
  });

  it('stops nobody where storage is forbidden', () => {
    vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
    expect(() => setRemember(true)).not.toThrow();
    expect(() => dropForgottenSession(KEY)).not.toThrow();
  });
});
