import { createStore } from '@nafas/platform';

const KEY = 'nafas.demo.v1';
/** Everything the simulated services keep starts with this; it goes when the demo ends. */
const STATE_PREFIX = 'nafas.demo.';

/** Whether this tab shows the demo: the whole app on sample data, without an account. */
export const demo = createStore(read());

function read(): boolean {
  try {
    return sessionStorage.getItem(KEY) === 'on';
  } catch {
    return false;
  }
}

export function startDemo(): void {
  try {
    sessionStorage.setItem(KEY, 'on');
  } catch {
    // The demo then ends with a reload.
  }
  demo.set(true);
}

/** Ends the demo and removes what it kept in this tab. */
export function endDemo(): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(STATE_PREFIX)) sessionStorage.removeItem(key);
    }
  } catch {
    // Nothing was kept then.
  }
  demo.set(false);
}
