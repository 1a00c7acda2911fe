import { DataError } from '../data-error.ts';
import { SIMULATED_DELAYS, type SimulatedDelays, wait } from '../simulated.ts';
import type { AccountDataService } from './service.ts';

/** The storage that is exported, the clock, and delays in ms. */
export interface SimulatedAccountDataOptions {
  /** `sessionStorage` in the demo. */
  storage: Pick<Storage, 'length' | 'key' | 'getItem'>;
  now: () => Date;
  delayMs?: SimulatedDelays;
}

/** The demo's data: what this tab keeps of it. There is no account to delete: that is `denied`. */
export function createSimulatedAccountData({
  storage,
  now,
  delayMs = SIMULATED_DELAYS,
}: SimulatedAccountDataOptions): AccountDataService {
  return {
    async exportAll() {
      await wait(delayMs.read);
      const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
      const tables = Object.fromEntries(
        keys.flatMap((key) => {
          const name = /^nafas\.demo\.(.+)\.v\d+$/.exec(key)?.[1];
          return name === undefined ? [] : [[name, parseRows(storage.getItem(key))]];
        }),
      );
      const account = { id: 'demo', email: null };
      return { exportedAt: now().toISOString(), account, tables, files: [] };
    },

    async deleteAccount() {
      await wait(delayMs.write);
      throw new DataError('denied', 'The demo has no account');
    },
  };
}

function parseRows(stored: string | null): Record<string, unknown>[] {
  try {
    const value: unknown = JSON.parse(stored ?? 'null');
    const all: unknown[] = Array.isArray(value) ? value : [value];
    return all.filter(
      (one): one is Record<string, unknown> => typeof one === 'object' && one !== null,
    );
  } catch {
    // Someone edited it.
    return [];
  }
}
