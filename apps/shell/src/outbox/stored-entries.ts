import { announceChange } from './announce.ts';
import { openEntries, OUTBOX_DATABASE } from './entries.ts';

/** Removes every write of this user from the device, in all tabs. Rejects when it can't be done. */
export async function clearOutbox(userId: string, database = OUTBOX_DATABASE): Promise<void> {
  const entries = openEntries(database);
  try {
    await entries.clear(userId);
  } finally {
    entries.close();
  }
  announceChange(database, userId);
}

/** How many writes of this user the server may not have yet. 0 when the device can't keep any (no IndexedDB). */
export async function pendingCount(userId: string, database = OUTBOX_DATABASE): Promise<number> {
  const entries = openEntries(database);
  try {
    return await entries.count(userId);
  } catch {
    return 0;
  } finally {
    entries.close();
  }
}
