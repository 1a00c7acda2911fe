import type { OutboxWrite } from '@nafas/platform';
import { type CheckIn, checkInCodec } from './check-in.ts';

const own = (writes: readonly OutboxWrite[]) =>
  writes.filter(({ table }) => table === checkInCodec.table);

/** The ids of the check-ins that writes of the outbox add, change or remove. */
export function writtenCheckIns(writes: readonly OutboxWrite[]): string[] {
  return [...new Set(own(writes).map(({ row }) => row.id))];
}

/** A row that knows which version of its check-in it shows. */
interface Versioned {
  readonly id: string;
  readonly version: number;
}

/**
 * Rows of the server with what writes of the outbox make of them, in order of the writes; the same list where that is
 * nothing. A write that the server has already (its row is of a later version than the write was made on) changes nothing.
 */
export function withCheckInWrites<Row extends Versioned>(
  rows: readonly Row[],
  writes: readonly OutboxWrite[],
  toRow: (checkIn: CheckIn) => Row,
): readonly Row[] {
  const all = new Map(rows.map((row) => [row.id, row]));
  let isChanged = false;
  const set = (id: string, row: Row | null) => {
    isChanged = true;
    if (row) all.set(id, row);
    else all.delete(id);
  };
  for (const write of own(writes)) {
    const { id } = write.row;
    const known = all.get(id);
    if (write.op === 'update' || write.op === 'delete') {
      if (!known || known.version > write.expectedVersion) continue;
      set(id, write.op === 'delete' ? null : toRow(ofWrite(write, known.version)));
    } else if (!known) set(id, toRow(ofWrite(write, 1)));
  }
  return isChanged ? [...all.values()] : rows;
}

/** A write has all columns of its check-in but the version. */
function ofWrite({ row }: OutboxWrite, version: number): CheckIn {
  return { ...checkInCodec.ofRow(row), version };
}

/**
 * The check-ins that writes add to sums that were made without the ids of `without`: new ones, and changed ones that the
 * sums leave out. What became of the rest is known when the sums are read again.
 */
export function addedCheckIns(
  writes: readonly OutboxWrite[],
  without: readonly string[],
): readonly CheckIn[] {
  const added = new Map<string, CheckIn>();
  for (const write of own(writes)) {
    const { id } = write.row;
    if (write.op === 'delete') added.delete(id);
    else if (write.op !== 'update' || added.has(id) || without.includes(id)) {
      added.set(id, ofWrite(write, 1));
    }
  }
  return [...added.values()];
}
