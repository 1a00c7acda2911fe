import { DataError } from '../data-error.ts';
import { simulatedRows } from '../simulated-rows.ts';
import { DEMO_SHOWN_KEY } from '../recommendations/places.ts';
import { saveDemo, type DemoStorage } from '../simulated.ts';
import { type CheckIn, checkInCodec } from './check-in.ts';
import { sampleCheckIns } from './sample.ts';
import type { CheckInService } from './service.ts';

/** Where the demo's check-ins are kept; the version goes up when their shape changes. */
export const DEMO_CHECK_INS_KEY = 'nafas.demo.check-ins.v1';

/** The delays in milliseconds of reads (DATA-300) and of the analysis (DATA-303). */
export const SIMULATED_DELAYS = { read: 500, analysis: 1500 };

export interface SimulatedOptions {
  /** `sessionStorage` in the demo: it forgets when the tab is closed. */
  storage: DemoStorage;
  now: () => Date;
  /** IANA; the device's unless told. It decides on which days the samples fall. */
  timeZone?: string;
  /** Whether the visitor agreed to check-ins being kept; asked with each submit. Default: yes. */
  mayKeep?: () => Promise<boolean>;
  /** Milliseconds; `SIMULATED_DELAYS` unless told, 0 in tests. */
  delayMs?: { read: number; analysis: number };
}

/** Check-ins of the demo: thirty days of samples and what the visitor adds in this tab. */
export function createSimulatedCheckIns({
  storage,
  now,
  timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone,
  mayKeep = () => Promise.resolve(true),
  delayMs = SIMULATED_DELAYS,
}: SimulatedOptions): CheckInService {
  const rows = simulatedRows<CheckIn>({
    storage,
    key: DEMO_CHECK_INS_KEY,
    parse: checkInCodec.parse,
    instantOf: ({ occurredAt }) => occurredAt,
    samples: () => sampleCheckIns(now(), timeZone),
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
    async erase() {
      saveDemo(storage, DEMO_SHOWN_KEY, []);
      await rows.erase();
    },
  };
}
