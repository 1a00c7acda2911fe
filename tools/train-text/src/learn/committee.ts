import type { Stacker } from '@nafas/emotion/text';
import { type StackerOptions, trainStacker } from './stacker.ts';

/** Trains `members` stackers from different seeds and returns the one net that is their mean. */
export function trainCommittee(
  input: Float32Array,
  inputs: number,
  truth: Uint8Array,
  outputs: number,
  options: StackerOptions,
  members: number,
): Stacker {
  const nets = Array.from({ length: members }, (_, i) =>
    trainStacker(input, inputs, truth, outputs, { ...options, seed: options.seed + i }),
  );
  const first = nets[0];
  if (!first) throw new Error('A committee has at least one member.');
  const mean = (part: (net: Stacker) => Float32Array) =>
    Float32Array.from(
      part(first),
      (_, i) => nets.reduce((sum, net) => sum + (part(net)[i] ?? 0), 0) / members,
    );
  const { hidden } = options;
  // The hidden units stand side by side; each member speaks with its share of the weight.
  const w2 = new Float32Array(outputs * hidden * members);
  for (let k = 0; k < outputs; k++) {
    nets.forEach((net, i) => {
      for (let q = 0; q < hidden; q++) {
        w2[k * hidden * members + i * hidden + q] = (net.w2[k * hidden + q] ?? 0) / members;
      }
    });
  }
  const joined = (part: (net: Stacker) => Float32Array) =>
    Float32Array.from(nets.flatMap((net) => Array.from(part(net))));
  return {
    ...first,
    hidden: hidden * members,
    w1: joined((net) => net.w1),
    b1: joined((net) => net.b1),
    w2,
    b2: mean((net) => net.b2),
    skip: mean((net) => net.skip),
  };
}
