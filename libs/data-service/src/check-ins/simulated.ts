import { DataError } from '../data-error.ts';
import { z } from '../zod.ts';
import { type CheckIn, parseCheckIn } from './check-in.ts';
import { sampleCheckIns } from './sample.ts';
import type { CheckInService } from './service.ts';

/** Where the demo's check-ins are kept; the version goes up when their shape changes. */
export const DEMO_CHECK_INS_KEY = 'nafas.demo.check-ins.v1';

/** The specification's delays in milliseconds (section 9): reads, and the analysis. */
export const SIMULATED_DELAYS = { read: 500, analysis: 1500 };

export interface SimulatedOptions {
  /** `sessionStorage` in the demo: it forgets when the tab is closed. */
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  now: () => Date;
  /** IANA; the device's unless told. It decides on which days the samples fall. */
  timeZone?: string;
  /** Milliseconds; the specification's unless told, 0 in tests. */
  delayMs?: { read: number; analysis: number };
}

async function wait(milliseconds: number): Promise<void> {
  if (milliseconds > 0) await new Promise((resolve) => setTimeout(resolve, milliseconds));
}

const byTime = (a: CheckIn, b: CheckIn): number =>
  a.occurredAt.localeCompare(b.occurredAt) || a.id.localeCompare(b.id);

/** Check-ins of the demo: thirty days of samples and what the visitor adds in this tab. */
export function createSimulatedCheckIns({
  storage,
  now,
  timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone,
  delayMs = SIMULATED_DELAYS,
}: SimulatedOptions): CheckInService {
  function save(checkIns: CheckIn[]): void {
    try {
      storage.setItem(DEMO_CHECK_INS_KEY, JSON.stringify(checkIns));
    } catch (cause) {
      throw new DataError('server', 'The demo could not be stored in this browser', { cause });
    }
  }

  function load(): CheckIn[] {
    const stored = storage.getItem(DEMO_CHECK_INS_KEY);
    if (stored !== null) {
      try {
        return z.parse(z.array(z.unknown()), JSON.parse(stored)).map(parseCheckIn);
      } catch {
        // Someone edited it. It is a demo: begin again with the samples.
      }
    }
    const samples = sampleCheckIns(now(), timeZone);
    save(samples);
    return samples;
  }

  return {
    async list({ sinceLocalDate }) {
      await wait(delayMs.read);
      return load()
        .filter(({ localDate }) => localDate >= sinceLocalDate)
        .sort(byTime);
    },

    async submit(checkIn) {
      const valid = parseCheckIn(checkIn);
      await wait(delayMs.analysis);
      const checkIns = load();
      const stored = checkIns.find(({ id }) => id === valid.id);
      if (stored) return stored;
      save([...checkIns, valid]);
      return valid;
    },
  };
}
