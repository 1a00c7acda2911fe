import { describe, expect, it } from 'vitest';
import { BLOCK_SAMPLES, BlockCutter, type SoundBlock } from './block.ts';
import { CaptureError, toCaptureError } from './capture-error.ts';
import { LevelMeter } from './level-meter.ts';
import { LONGEST_SECONDS, Recording } from './recording.ts';
import { startCapture, VOICE_CONSTRAINTS } from './start-capture.ts';

const block = (samples: Float32Array): SoundBlock => ({ samples, rms: 0.1, peak: 0.1 });

describe('BlockCutter', () => {
  it('loses and repeats no sample, and measures each block', () => {
    const cutter = new BlockCutter();
    const blocks: SoundBlock[] = [];
    const count = 3 * BLOCK_SAMPLES + 100;
    const sound = Float32Array.from({ length: count }, (_, i) => (i % 7) / 10);
    for (let at = 0; at < count; at += 128) {
      cutter.push(sound.subarray(at, at + 128), (b) => blocks.push(b));
    }
    expect(blocks).toHaveLength(3);
    cutter.flush((b) => blocks.push(b));
    expect(blocks.flatMap((b) => [...b.samples])).toEqual([...sound]);
    expect(blocks[0]?.peak).toBeCloseTo(0.6);
    expect(blocks[0]?.rms).toBeCloseTo(Math.sqrt((1 + 4 + 9 + 16 + 25 + 36) / 700), 2);
  });
});

describe('Recording', () => {
  it('gives the sound once and is empty then', () => {
    const recording = new Recording(8000);
    recording.add(block(Float32Array.of(0.5, 0.25)));
    recording.add(block(Float32Array.of(1)));
    expect([...recording.take()]).toEqual([0.5, 0.25, 1]);
    expect(recording.seconds).toBe(0);
    expect(recording.take()).toHaveLength(0);
  });
  it('stops at the longest recording', () => {
    const recording = new Recording(10);
    expect(recording.add(block(new Float32Array(10 * LONGEST_SECONDS - 1)))).toBe(true);
    expect(recording.add(block(new Float32Array(5)))).toBe(false);
    expect(recording.seconds).toBe(LONGEST_SECONDS);
  });
});

describe('LevelMeter', () => {
  it('tells its listeners the level in dB until they leave', () => {
    const meter = new LevelMeter();
    const seen: number[] = [];
    const leave = meter.subscribe(() => seen.push(meter.get().db));
    meter.show({ rms: 0.1, peak: 0.3 }, 1);
    meter.show({ rms: 0, peak: 0 }, 2);
    leave();
    meter.show({ rms: 1, peak: 1 }, 3);
    expect(seen).toEqual([-20, -100]);
    expect(meter.get()).toEqual({ db: 0, peak: 1, seconds: 3 });
  });
});

describe('startCapture', () => {
  it('asks for the microphone with all processing off (ASSIST-012)', async () => {
    let asked: MediaStreamConstraints | undefined;
    const refuse = (constraints?: MediaStreamConstraints) => {
      asked = constraints;
      return Promise.reject(new DOMException('no', 'NotAllowedError'));
    };
    const error = await startCapture({ workletUrl: 'x', devices: { getUserMedia: refuse } }).catch(
      (e: unknown) => e,
    );
    expect(error).toBeInstanceOf(CaptureError);
    expect((error as CaptureError).problem).toBe('denied');
    expect(asked).toEqual({ audio: VOICE_CONSTRAINTS });
    expect(VOICE_CONSTRAINTS).toMatchObject({
      autoGainControl: false,
      noiseSuppression: false,
      echoCancellation: false,
    });
  });
  it('lets go of the microphone when the worklet does not load', async () => {
    let stopped = 0;
    let closed = 0;
    const stream = { getTracks: () => [{ stop: () => stopped++ }] } as unknown as MediaStream;
    const context = {
      audioWorklet: { addModule: () => Promise.reject(new Error('blocked')) },
      close: () => Promise.resolve(void closed++),
    } as unknown as AudioContext;
    const start = startCapture({
      workletUrl: 'x',
      devices: { getUserMedia: () => Promise.resolve(stream) },
      createContext: () => context,
    });
    await expect(start).rejects.toMatchObject({ problem: 'unsupported' });
    expect([stopped, closed]).toEqual([1, 1]);
  });
  it('names every refusal of the browser', () => {
    const problem = (name: string) => toCaptureError(new DOMException('', name)).problem;
    expect(problem('NotFoundError')).toBe('no-microphone');
    expect(problem('NotReadableError')).toBe('busy');
    expect(problem('TypeError')).toBe('unsupported');
  });
});
