import { expect, test } from 'vitest';
import { countHelped } from './helped.ts';

const scan = { exercise: 'body-scan', quadrant: null };

test('counts what was done, what is known of it, and what helped', () => {
  const done = [scan, scan, scan, { exercise: 'values-card' }];
  const counted = countHelped(done, [
    { ...scan, hasHelped: true },
    { ...scan, hasHelped: false },
  ]);
  expect(counted.get('body-scan')).toEqual({ done: 3, known: 2, helped: 1 });
  expect(counted.get('values-card')).toEqual({ done: 1, known: 0, helped: 0 });
  expect(counted.get('box-breathing')).toBeUndefined();
});
