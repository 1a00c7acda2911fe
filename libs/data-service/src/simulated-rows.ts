import { DataError } from './data-error.ts';
import { type DemoStorage, loadDemo, saveDemo, wait } from './simulated.ts';
import { z } from './zod.ts';

/** The fields kept of a demo row besides its own: its id, and which of the person's days it belongs to. */
interface DemoRow {
  readonly id: string;
  readonly localDate: string;
}

/** Where a demo's rows are. */
interface Kept<Row> {
  load(): Promise<Row[]>;
  save(rows: readonly Row[]): void;
}

interface Options<Row> {
  /** The instant by which rows are in order, ISO 8601 in UTC. */
  getInstant: (row: Row) => string;
  /** Milliseconds. */
  delayMs: { read: number; write: number };
}

interface StoredOptions<Row> extends Options<Row> {
  storage: DemoStorage;
  key: string;
  /** Throws for what is no such row. */
  parse: (value: unknown) => Row;
  /** The rows at first, and again when the stored ones can't be read. Default none. */
  samples?: () => Row[];
}

/** Rows of a demo's tab, as the tables of a person keep them. Everything takes as long as the simulated service does. */
export interface SimulatedRows<Row extends DemoRow> {
  /** The rows of that local date and later, in order of time. */
  list(query: { sinceLocalDate: string }): Promise<Row[]>;
  /** Keeps a row and gives what is kept: what `isSame` finds there already is left as it was. Default: the same id. */
  insertIfAbsent(row: Row, isSame?: (stored: Row) => boolean): Promise<Row>;
  /** Changes the row of this id and gives it as it is then. Rejects with DataError `conflict` when there is none. */
  change(id: string, changed: (row: Row) => Row): Promise<Row>;
  /** Forgets the row of this id, if it is there and `mayGo`; what that throws, this rejects with. */
  remove(id: string, mayGo?: (row: Row) => void): Promise<void>;
  /** The row of this id, or null. */
  get(id: string): Promise<Row | null>;
  /** Forgets all of them, the samples too. */
  erase(): Promise<void>;
}

/** {@link SimulatedRows} under one key of the storage. */
export function storedRows<Row extends DemoRow>(options: StoredOptions<Row>): SimulatedRows<Row> {
  const { storage, key, parse, samples = () => [] } = options;
  const save = (rows: readonly Row[]) => saveDemo(storage, key, rows);
  return simulatedRows({
    ...options,
    save,
    async load() {
      const stored = loadDemo(storage, key, (value) =>
        z.parse(z.array(z.unknown()), value).map(parse),
      );
      if (stored) return stored;
      const made = samples();
      // Kept at once, so that they stay the same ones while time goes on.
      if (made.length > 0) save(made);
      return made;
    },
  });
}

/** {@link SimulatedRows} over what keeps them. */
export function simulatedRows<Row extends DemoRow>({
  load,
  save,
  getInstant,
  delayMs,
}: Options<Row> & Kept<Row>): SimulatedRows<Row> {
  const byTime = (a: Row, b: Row) =>
    getInstant(a).localeCompare(getInstant(b)) || a.id.localeCompare(b.id);

  return {
    async list({ sinceLocalDate }) {
      await wait(delayMs.read);
      return (await load()).filter(({ localDate }) => localDate >= sinceLocalDate).sort(byTime);
    },

    async insertIfAbsent(row, isSame = ({ id }) => id === row.id) {
      await wait(delayMs.write);
      const rows = await load();
      const known = rows.find(isSame);
      if (known) return known;
      save([...rows, row]);
      return row;
    },

    async change(id, changed) {
      await wait(delayMs.write);
      const rows = await load();
      const row = rows.find((one) => one.id === id);
      if (!row) throw new DataError('conflict', `There is no row ${id}`);
      const stored = changed(row);
      save(rows.map((one) => (one === row ? stored : one)));
      return stored;
    },

    async remove(id, mayGo) {
      await wait(delayMs.write);
      const rows = await load();
      const row = rows.find((one) => one.id === id);
      if (!row) return;
      mayGo?.(row);
      save(rows.filter((one) => one !== row));
    },

    async get(id) {
      await wait(delayMs.read);
      return (await load()).find((one) => one.id === id) ?? null;
    },

    async erase() {
      await wait(delayMs.write);
      save([]);
    },
  };
}
