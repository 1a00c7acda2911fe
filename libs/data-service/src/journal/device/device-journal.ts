import type { OutboxWrite, PlatformV1 } from '@nafas/platform';
import type { CheckIn } from '../../check-ins/check-in.ts';
import { withCheckInWrites } from '../../check-ins/writes.ts';
import { getWrites } from '../../client/query-client.ts';
import { createLocalJournal } from '../local.ts';
import type { JournalService } from '../service.ts';
import { type DeviceStore, openDeviceStore } from './device-store.ts';
import { fetchKept } from './fetch-kept.ts';
import { type KeptJournal, parseKeptJournal } from './kept.ts';

/** The name has the person's id in it: the shell takes such databases away when nobody is signed in. */
const getName = (userId: string) => `nafas.journal.v1.${userId}`;

/** The last 400 days of one person's journal, kept on this device for hours without a network. */
export interface DeviceJournal {
  /** What is kept, read as the database reads it; null where nothing is. */
  read(): Promise<LocalJournal | null>;
  /** Reads what changed from the server, unless it was done so many ms ago. Rejects where the server or the device can't. */
  refresh(olderThan: number): Promise<void>;
}

/** The journal that is on the device. */
export interface LocalJournal {
  /** The first local date that it knows. */
  readonly from: string;
  readonly journal: JournalService;
  get(id: string): CheckIn | null;
}

/** Two tabs that refresh at once both keep what the server said. */
export function createDeviceJournal(platform: PlatformV1, userId: string): DeviceJournal {
  const store: DeviceStore = openDeviceStore(getName(userId), platform.scope.signal);
  let known: Promise<KeptJournal | null> | undefined;
  let latest: Promise<unknown> = Promise.resolve();

  function load(): Promise<KeptJournal | null> {
    known ??= store.read().then(parseKeptJournal);
    known.catch(() => (known = undefined));
    return known;
  }
  /** What was sent from here since is part of it. */
  const current = ({ entries }: KeptJournal) => withSent(entries, getWrites(platform).get().left);

  async function refresh(olderThan: number): Promise<void> {
    platform.scope.signal.throwIfAborted();
    const now = new Date();
    const kept = await load();
    if (kept && Math.abs(now.getTime() - Date.parse(kept.at)) < olderThan) return;
    const client = await platform.backend();
    const fresh = await fetchKept(client, kept && { ...kept, entries: current(kept) }, now);
    platform.scope.signal.throwIfAborted();
    await store.write(fresh);
    known = Promise.resolve(fresh);
  }

  return {
    async read() {
      const kept = await load().catch(() => null);
      if (kept === null) return null;
      const entries = current(kept);
      return {
        from: kept.from,
        journal: createLocalJournal((since) =>
          Promise.resolve(entries.filter(({ localDate }) => localDate >= since)),
        ),
        get: (id) => entries.find((entry) => entry.id === id) ?? null,
      };
    },
    refresh(olderThan) {
      // One after the other: an older answer that comes late would take the place of a newer one.
      const done = latest.then(() => refresh(olderThan));
      latest = done.catch(() => undefined);
      return done;
    },
  };
}

function withSent(entries: readonly CheckIn[], writes: readonly OutboxWrite[]): readonly CheckIn[] {
  return withCheckInWrites(entries, writes, (entry) => entry);
}
