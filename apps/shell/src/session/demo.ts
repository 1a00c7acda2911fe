import { createStore, readOnly, type Store } from '@nafas/platform';

const KEY = 'nafas.demo.v1';
/** Everything the simulated services keep starts with this; it goes when the demo ends. */
const STATE_PREFIX = 'nafas.demo.';

export interface Demo {
  /** Whether this tab shows the demo: the whole app on sample data, without an account. */
  readonly isOn: Store<boolean>;
  start(): void;
  /** Ends the demo and removes what it kept in this tab. */
  end(): void;
}

export function createDemo(): Demo {
  const isOn = createStore(read());
  return {
    isOn: readOnly(isOn),
    start() {
      try {
        sessionStorage.setItem(KEY, 'on');
      } catch {
        // The demo then ends with a reload.
      }
      isOn.set(true);
    },
    end() {
      try {
        for (const key of Object.keys(sessionStorage)) {
          if (key.startsWith(STATE_PREFIX)) sessionStorage.removeItem(key);
        }
      } catch {
        // Nothing was kept then.
      }
      isOn.set(false);
    },
  };
}

function read(): boolean {
  try {
    return sessionStorage.getItem(KEY) === 'on';
  } catch {
    return false;
  }
}
