import { type DemoStorage, loadDemo, saveDemo } from '../simulated.ts';
import { z } from '../zod.ts';
import { type CheckIn, checkInCodec } from './check-in.ts';

/** Where the demo's check-ins are kept; the version goes up when their shape changes. */
export const DEMO_CHECK_INS_KEY = 'nafas.demo.check-ins.v2';

/** What the demo's check-ins are made of. */
export interface DemoCheckIns {
  /** `sessionStorage` in the demo: it forgets when the tab is closed. */
  storage: DemoStorage;
  now: () => Date;
  /** IANA; the device's unless told. It decides on which days the samples fall. */
  timeZone?: string;
  /** The language the sample person writes in. */
  language?: string;
}

/** The check-ins in the demo's tab; the samples at first, and again when what is there can't be read. */
export function demoCheckIns({
  storage,
  now,
  timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone,
  language = 'en',
}: DemoCheckIns) {
  const save = (rows: readonly CheckIn[]) => saveDemo(storage, DEMO_CHECK_INS_KEY, rows);
  return {
    save,
    async load(): Promise<CheckIn[]> {
      const stored = loadDemo(storage, DEMO_CHECK_INS_KEY, (value) =>
        z.parse(z.array(z.unknown()), value).map(checkInCodec.parse),
      );
      if (stored) return stored;
      // A year of words that only the demo needs.
      const { sampleCheckIns } = await import('./sample.ts');
      const made = await sampleCheckIns(now(), timeZone, language);
      // Kept at once, so that they stay the same ones while time goes on.
      save(made);
      return made;
    },
  };
}
