/**
 * "Remember me" off: the session stays in local storage (session storage would be per tab), beside a session cookie
 * without a token. When the cookie is gone at start, the browser was closed, and the session is removed.
 */
const COOKIE = 'nafas_session';
const MODE_KEY = 'nafas.remember.v1';

export function setRemember(remember: boolean): void {
  try {
    if (remember) {
      localStorage.removeItem(MODE_KEY);
      document.cookie = `${COOKIE}=; Max-Age=0; Path=/; SameSite=Strict`;
    } else {
      localStorage.setItem(MODE_KEY, 'off');
      document.cookie = `${COOKIE}=on; Path=/; SameSite=Strict`;
    }
  } catch {
    // Without storage supabase-js keeps the session in memory: it ends with the page anyway.
  }
}

/** Whether the session outlives the browser. Not where the device keeps nothing anyway. */
export function isRemembered(): boolean {
  try {
    return localStorage.getItem(MODE_KEY) !== 'off';
  } catch {
    return false;
  }
}

/** Removes a session that was meant to end with the browser. Call before the client reads it. */
export function dropForgottenSession(storageKey: string): void {
  try {
    if (localStorage.getItem(MODE_KEY) !== 'off') return;
    if (document.cookie.split('; ').includes(`${COOKIE}=on`)) return;
    localStorage.removeItem(storageKey);
    localStorage.removeItem(MODE_KEY);
  } catch {
    // Nothing was kept then.
  }
}
