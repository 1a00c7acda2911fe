import { expect, it } from 'vitest';
import { splitArguments } from './split-arguments.ts';

it('takes files up to --baseline, and baseline files after it', () => {
  expect(splitArguments(['a.wav', 'b.flac', '--baseline', 'x.wav', 'y.wav'])).toEqual({
    files: ['a.wav', 'b.flac'],
    baseline: ['x.wav', 'y.wav'],
  });
});

it('takes the baseline first when the files follow --files', () => {
  expect(splitArguments(['--baseline', 'x.wav', '--files', 'a.wav'])).toEqual({
    files: ['a.wav'],
    baseline: ['x.wav'],
  });
  expect(splitArguments(['a.wav', '--baseline=x.wav', '--baseline=y.wav']).baseline).toEqual([
    'x.wav',
    'y.wav',
  ]);
});
