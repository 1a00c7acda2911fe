import { expect, it } from 'vitest';
import { decideTrial, stopsAt, type Tally } from './decide.ts';

const RELEASES = 1_000;

/** Numbers from 0 to below 1, the same in every run (Mulberry32). */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

interface Release {
  /** How often each fails. */
  readonly stable: number;
  readonly trial: number;
  /** Mounts of the stable version before the trial. */
  readonly before: number;
  /** Share of the browsers that get the trial. */
  readonly share: number;
  /** Mounts of the trial. */
  readonly length: number;
}

/** After how many mounts each of many releases was called worse, looked at after every mount; Infinity for never. */
function simulate(release: Release): number[] {
  const next = numbers(7);
  const mount = (tally: Tally, rate: number): Tally => ({
    mounts: tally.mounts + 1,
    failures: tally.failures + Number(next() < rate),
  });
  return Array.from({ length: RELEASES }, () => {
    let stable: Tally = { mounts: 0, failures: 0 };
    let trial = stable;
    while (stable.mounts < release.before) stable = mount(stable, release.stable);
    while (trial.mounts < release.length) {
      trial = mount(trial, release.trial);
      const due = release.before + (trial.mounts * (1 - release.share)) / release.share;
      while (stable.mounts < due) stable = mount(stable, release.stable);
      if (decideTrial(stable, trial) === 'worse') return trial.mounts;
    }
    return Infinity;
  });
}

const within = (ends: readonly number[], mounts: number) =>
  ends.filter((each) => each <= mounts).length / ends.length;

it.each([
  ...[0, 0.002, 0.01, 0.02, 0.05].map((rate) => ({ rate, before: 1_000, share: 0.1 })),
  ...[0, 0.01, 0.05].map((rate) => ({ rate, before: 0, share: 0.1 })),
  { rate: 0.02, before: 0, share: 0.5 },
])(
  'rolls at most 1 of 100 trials back that fail as often as the stable version: $rate, $before mounts before, share $share',
  ({ rate, before, share }) => {
    const ends = simulate({ stable: rate, trial: rate, before, share, length: 600 });
    expect(within(ends, 600)).toBeLessThanOrEqual(0.01);
  },
  30_000,
);

it.each([
  { stable: 0, trial: 0.05, least: 0.97 },
  { stable: 0.002, trial: 0.05, least: 0.94 },
  { stable: 0.01, trial: 0.1, least: 0.99 },
  { stable: 0, trial: 1, least: 1 },
])(
  'has a trial that fails $trial of its mounts within 200, the stable version $stable: in $least of all runs',
  ({ stable, trial, least }) => {
    const ends = simulate({ stable, trial, before: 3_000, share: 0.1, length: 200 });
    expect(within(ends, 200)).toBeGreaterThanOrEqual(least);
  },
  30_000,
);

it('waits where there is nothing to compare with, and calls nothing good that was hardly tried', () => {
  const none = { mounts: 0, failures: 0 };
  expect(decideTrial(none, none)).toBe('undecided');
  expect(decideTrial(none, { mounts: 1, failures: 1 })).toBe('undecided');
  expect(decideTrial({ mounts: 5_000, failures: 0 }, { mounts: 150, failures: 0 })).toBe(
    'undecided',
  );
  expect(decideTrial({ mounts: 5_000, failures: 0 }, { mounts: 300, failures: 0 })).toBe('as-good');
});

it.each([
  { stable: { mounts: 0, failures: 0 }, mounts: 40 },
  { stable: { mounts: 5_000, failures: 0 }, mounts: 200 },
  { stable: { mounts: 108_000, failures: 390 }, mounts: 12_000 },
])(
  'tells the stop line of $mounts mounts: one failure less ends no trial',
  ({ stable, mounts }) => {
    const failures = stopsAt(stable, mounts) ?? 0;
    expect(failures).toBeGreaterThan(0);
    expect(decideTrial(stable, { mounts, failures })).toBe('worse');
    expect(decideTrial(stable, { mounts, failures: failures - 1 })).not.toBe('worse');
  },
);

it('has no stop line where so few mounts end no trial', () => {
  expect(stopsAt({ mounts: 0, failures: 0 }, 1)).toBeNull();
});
