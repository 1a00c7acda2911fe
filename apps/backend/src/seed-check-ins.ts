import { createHash } from 'node:crypto';

/** A row of `check_ins` as a client inserts it. */
export interface SeedCheckIn {
  readonly id: string;
  readonly mood: number;
  readonly energy: number;
  readonly stress: number;
  readonly motivation: number | null;
  readonly occurred_at: string;
  readonly time_zone: string;
  readonly local_date: string;
}

export interface SeedOptions {
  /** The ids are made from it too, so two users never share one. */
  readonly seed: string;
  /** How many local days, the last of them yesterday; each gets one or two check-ins. */
  readonly days: number;
  readonly timeZone: string;
  /** Milliseconds since 1970; which day is yesterday. */
  readonly now: number;
}

const DAY_MS = 86_400_000;

/**
 * Plausible check-ins, the same for the same options: a slow tide of mood over weeks, a day that
 * resembles the one before, lighter weekends, energy that goes with mood and stress that goes against it.
 */
export function makeCheckIns({ seed, days, timeZone, now }: SeedOptions): SeedCheckIn[] {
  const random = createRandom(seed);
  const phase = random() * 2 * Math.PI;
  const today = Date.parse(localDate(now, timeZone));
  const rows: SeedCheckIn[] = [];
  let drift = 0;
  for (let ago = days; ago >= 1; ago -= 1) {
    const midnight = today - ago * DAY_MS;
    const weekday = new Date(midnight).getUTCDay();
    const dayNumber = midnight / DAY_MS;
    drift = 0.6 * drift + 2 * (random() - 0.5);
    const base = 6 + Math.sin((dayNumber / 21) * 2 * Math.PI + phase) + drift;
    const weekend = weekday === 5 || weekday === 6 ? 0.8 : 0;
    const hours = random() < 0.35 ? [9, 20] : [18];
    for (const hour of hours) {
      const mood = base + weekend + (random() - 0.5);
      const instant = instantAt(midnight + hour * 3_600_000 + random() * 3_000_000, timeZone);
      rows.push({
        id: toUuid(`${seed}|${dayNumber}|${hour}`),
        mood: slider(mood),
        energy: slider(1 + 0.7 * mood + 2 * (random() - 0.5)),
        stress: slider(9 - 0.9 * mood - weekend + 2 * (random() - 0.5)),
        motivation: random() < 0.7 ? slider(1.5 + 0.65 * mood + 2 * (random() - 0.5)) : null,
        occurred_at: new Date(instant).toISOString(),
        time_zone: timeZone,
        local_date: localDate(instant, timeZone),
      });
    }
  }
  return rows;
}

function slider(value: number): number {
  return Math.min(10, Math.max(0, Math.round(value)));
}

/** mulberry32: small, and the same in every Node version. */
function createRandom(seed: string): () => number {
  let state = createHash('sha256').update(seed).digest().readUInt32LE(0);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A version-8 UUID (RFC 9562) of a name: seeding twice inserts nothing twice. */
function toUuid(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

function localDate(instant: number, timeZone: string): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(instant);
}

/** The instant at which a wall clock of the zone shows this time (given as if it were UTC). */
function instantAt(wallClock: number, timeZone: string): number {
  // The offset of the guess can be that of the other side of a clock change, hence twice.
  const guess = wallClock - offsetAt(wallClock, timeZone);
  return wallClock - offsetAt(guess, timeZone);
}

function offsetAt(instant: number, timeZone: string): number {
  const second = Math.floor(instant / 1000) * 1000;
  const clock = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
    hourCycle: 'h23',
  }).format(second);
  return Date.parse(`${clock.replace(', ', 'T')}Z`) - second;
}
