import { afterEach, expect, test, vi } from 'vitest';
import { getPeak, playTone } from './tone.ts';

/** As much of Web Audio as the tone uses; what it was told is kept. */
function fakeAudio(state: AudioContextState, resumed = state) {
  const peaks: number[] = [];
  const contexts: { state: AudioContextState; close: ReturnType<typeof vi.fn> }[] = [];
  class FakeAudioContext {
    state = state;
    currentTime = 0;
    destination = {};
    close = vi.fn(() => Promise.resolve());
    constructor() {
      contexts.push(this);
    }
    resume() {
      this.state = resumed;
      // A browser that waits for a press never answers.
      return resumed === 'running' ? Promise.resolve() : new Promise<void>(() => undefined);
    }
    createGain() {
      const gain = {
        setValueAtTime: vi.fn(),
        linearRampToValueAtTime: (value: number) => void peaks.push(value),
        exponentialRampToValueAtTime: vi.fn(),
      };
      return { gain, connect: vi.fn() };
    }
    createOscillator() {
      const voice = {
        frequency: { value: 0 },
        connect: vi.fn(),
        start: vi.fn(),
        onended: () => undefined,
        stop: () => queueMicrotask(() => voice.onended()),
      };
      return voice;
    }
  }
  vi.stubGlobal('AudioContext', FakeAudioContext);
  return { peaks, contexts };
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('is louder with the volume, never loud, and gives the device back', async () => {
  const { peaks, contexts } = fakeAudio('running');
  for (const volume of [10, 50, 100]) expect(await playTone(volume)).toBe(true);
  const [quiet, middle, full] = [peaks[0], peaks[2], peaks[4]].map((peak) => peak ?? 0);
  expect(quiet).toBeGreaterThan(0);
  expect(middle).toBeGreaterThan(quiet ?? 1);
  expect(full).toBeGreaterThan(middle ?? 1);
  expect(full).toBeLessThanOrEqual(0.2);
  for (const { close } of contexts) expect(close).toHaveBeenCalledOnce();
});

test('at volume 0, or without Web Audio, nothing is opened', async () => {
  const { contexts } = fakeAudio('running');
  expect(await playTone(0)).toBe(false);
  expect(contexts).toHaveLength(0);
  vi.unstubAllGlobals();
  expect(await playTone(80)).toBe(false);
});

test('sounds when the browser lets it go on, and never late when it holds it back', async () => {
  const allowed = fakeAudio('suspended', 'running');
  expect(await playTone(80)).toBe(true);
  expect(allowed.peaks).toHaveLength(2);
  vi.useFakeTimers();
  const held = fakeAudio('suspended', 'suspended');
  const played = playTone(80);
  await vi.advanceTimersByTimeAsync(300);
  expect(await played).toBe(false);
  expect(held.peaks).toHaveLength(0);
  expect(held.contexts[0]?.close).toHaveBeenCalledOnce();
});

test('a volume beyond the ends is the end', () => {
  expect([getPeak(-5), getPeak(200)]).toEqual([0, getPeak(100)]);
});
