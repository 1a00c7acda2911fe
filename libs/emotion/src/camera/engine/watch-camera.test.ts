import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CameraResult, FaceCheck } from './camera-result.ts';
import { watchCamera } from './watch-camera.ts';

const CHECK: FaceCheck = { detected: true, confidence: 0.9, problem: null };
const RESULT: CameraResult = {
  ok: false,
  reason: 'nothing-to-read',
  problem: 'no-face',
  detail: '',
};

/** Each look takes `lookMs` of the fake clock. */
function watch(lookMs: number, onResult: ((result: CameraResult) => void) | undefined) {
  const seen = { checks: [] as number[], analyses: [] as number[], errors: 0, most: 0 };
  let running = 0;
  const start = Date.now();
  const after = async <T>(value: T): Promise<T> => {
    seen.most = Math.max(seen.most, ++running);
    await new Promise((resolve) => setTimeout(resolve, lookMs));
    running--;
    return value;
  };
  const stop = watchCamera({
    engine: {
      checkFace: () => {
        seen.checks.push(Date.now() - start);
        return after(CHECK);
      },
      analyze: () => {
        seen.analyses.push(Date.now() - start);
        return after(RESULT);
      },
    },
    source: {} as ImageBitmap,
    onFace: () => undefined,
    ...(onResult && { onResult }),
    onError: () => seen.errors++,
  });
  return { seen, stop };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('watchCamera', () => {
  it('checks every 1000 ms and analyses every 5000 ms (ASSIST-022, ASSIST-023)', async () => {
    const { seen, stop } = watch(100, () => undefined);
    await vi.advanceTimersByTimeAsync(10_950);
    stop();
    expect(seen.checks).toEqual([1000, 2000, 3000, 4000, 5000, 6000, 7000, 8000, 9000, 10_000]);
    expect(seen.analyses).toEqual([5100, 10_100]);
  });

  it('does not analyse unless asked to', async () => {
    const { seen, stop } = watch(10, undefined);
    await vi.advanceTimersByTimeAsync(20_000);
    stop();
    expect(seen.analyses).toEqual([]);
  });

  it('takes one look at a time on a slow device and drops no analysis', async () => {
    const { seen, stop } = watch(2400, () => undefined);
    await vi.advanceTimersByTimeAsync(30_000);
    stop();
    expect(seen.most).toBe(1);
    expect(seen.analyses.length).toBeGreaterThanOrEqual(5);
  });

  it('reports nothing after it was ended', async () => {
    let results = 0;
    const { seen, stop } = watch(100, () => results++);
    await vi.advanceTimersByTimeAsync(5050);
    stop();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(results).toBe(0);
    expect(seen.checks).toHaveLength(5);
  });
});
