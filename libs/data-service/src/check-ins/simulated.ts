import { DataError } from '../data-error.ts';
import { simulatedRows } from '../simulated-rows.ts';
import { DEMO_READINGS_KEY, DEMO_SHOWN_KEY } from '../recommendations/places.ts';
import { type DemoStorage, loadDemo, saveDemo } from '../simulated.ts';
import { type CheckIn, checkInCodec } from './check-in.ts';
import { type DemoCheckIns, demoCheckIns } from './demo-rows.ts';
import { z } from '../zod.ts';
import type { CheckInService } from './service.ts';

/** The delays in milliseconds of reads (DATA-300) and of the analysis (DATA-303). */
export const SIMULATED_CHECK_IN_DELAYS = { read: 500, analysis: 1500 };

/** The demo's check-ins, whether more may be kept, and delays in ms. */
export interface SimulatedOptions extends DemoCheckIns {
  /** Whether the visitor agreed to check-ins being kept; asked with each submit. Default: yes. */
  mayKeep?: () => Promise<boolean>;
  /** Milliseconds; `SIMULATED_DELAYS` unless told, 0 in tests. */
  delayMs?: { read: number; analysis: number };
}

const gone = () => new DataError('conflict', 'The check-in was changed or removed');

const ofCheckIn = z.looseObject({ checkInId: z.optional(z.nullable(z.string())) });

/** What hangs on check-ins goes with them, as the database has it. */
function forget(storage: DemoStorage, isGone: (checkInId: string | null) => boolean): void {
  for (const key of [DEMO_READINGS_KEY, DEMO_SHOWN_KEY]) {
    const rows = loadDemo(storage, key, (value) => z.parse(z.array(ofCheckIn), value)) ?? [];
    const kept = rows.filter(({ checkInId = null }) => !isGone(checkInId));
    if (kept.length < rows.length) saveDemo(storage, key, kept);
  }
}

/** Check-ins of the demo: a year of samples and what the visitor adds in this tab. */
export function createSimulatedCheckIns({
  mayKeep = () => Promise.resolve(true),
  delayMs = SIMULATED_CHECK_IN_DELAYS,
  ...demo
}: SimulatedOptions): CheckInService {
  const { storage, now } = demo;
  const rows = simulatedRows<CheckIn>({
    ...demoCheckIns(demo),
    getInstant: ({ occurredAt }) => occurredAt,
    delayMs: { read: delayMs.read, write: delayMs.analysis },
  });
  return {
    list: rows.list,
    async submit(checkIn) {
      const valid = checkInCodec.parse(checkIn);
      if (!(await mayKeep()))
        throw new DataError('consent', 'The visitor did not agree to check-ins');
      return rows.insertIfAbsent(valid);
    },
    get: rows.get,
    async change(changed) {
      const valid = checkInCodec.parse(changed);
      return rows.change(valid.id, ({ version }) => {
        if (version !== valid.version) throw gone();
        return { ...valid, editedAt: now().toISOString(), version: version + 1 };
      });
    },
    async remove({ id, version }) {
      await rows.remove(id, (checkIn) => {
        if (checkIn.version !== version) throw gone();
      });
      forget(storage, (checkInId) => checkInId === id);
    },
    async erase(days) {
      if (days) {
        const { load, save } = demoCheckIns(demo);
        const all = await load();
        const isGone = ({ localDate }: CheckIn) => localDate >= days.from && localDate <= days.to;
        const gone = new Set(all.filter(isGone).map(({ id }) => id));
        forget(storage, (checkInId) => checkInId !== null && gone.has(checkInId));
        save(all.filter(({ id }) => !gone.has(id)));
        return;
      }
      forget(storage, (checkInId) => checkInId !== null);
      saveDemo(storage, DEMO_SHOWN_KEY, []);
      await rows.erase();
    },
  };
}
