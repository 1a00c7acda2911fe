import { describe, expect, it } from 'vitest';
import { Throttle } from './throttle.ts';

describe('throttle', () => {
  it('lets the limit through, then says how long to wait, then starts anew', () => {
    let now = 1_000_000;
    const throttle = new Throttle({ limit: 2, windowMs: 10_000, now: () => now });
    expect([throttle.take('a'), throttle.take('a')]).toEqual([0, 0]);
    now += 3_500;
    expect(throttle.take('a')).toBe(7);
    expect(throttle.take('b')).toBe(0);
    now += 6_499;
    expect(throttle.take('a')).toBe(1);
    now += 1;
    expect(throttle.take('a')).toBe(0);
  });

  it('forgets a key that succeeded and takes one attempt back', () => {
    const throttle = new Throttle({ limit: 1, windowMs: 10_000, now: () => 0 });
    throttle.take('a');
    throttle.clear('a');
    expect(throttle.take('a')).toBe(0);
    expect(throttle.take('a')).toBe(10);
    throttle.giveBack('a');
    expect(throttle.take('a')).toBe(0);
  });

  it('stays small under many keys', () => {
    const throttle = new Throttle({ limit: 1, windowMs: 10_000, now: () => 0 });
    throttle.take('first');
    for (let i = 0; i < 50_000; i += 1) throttle.take(String(i));
    // The oldest key was forgotten to make room, the newest was not.
    expect(throttle.take('49999')).toBe(10);
    expect(throttle.take('first')).toBe(0);
  });
});
