import { describe, expect, it } from 'vitest';
import { trainCommittee } from './committee.ts';
import { seeded } from './random.ts';
import { runAll, trainStacker } from './stacker.ts';

describe('trainCommittee', () => {
  it('gives the mean of what its members give', () => {
    const random = seeded(5);
    const input = Float32Array.from({ length: 120 }, () => random() * 4 - 2);
    const truth = Uint8Array.from({ length: 80 }, (_, i) => ((input[i] ?? 0) > 0 ? 1 : 0));
    const options = { hidden: 3, epochs: 5, rate: 0.1, decay: 0, seed: 1 };
    const members = [1, 2, 3].map((seed) =>
      runAll(trainStacker(input, 3, truth, 2, { ...options, seed }), input),
    );
    const together = runAll(trainCommittee(input, 3, truth, 2, options, 3), input);
    together.forEach((z, i) => {
      expect(z).toBeCloseTo(members.reduce((sum, member) => sum + (member[i] ?? 0), 0) / 3, 4);
    });
  });
});
