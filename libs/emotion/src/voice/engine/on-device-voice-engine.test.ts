import { describe, expect, it } from 'vitest';
import pack from '../../../packs/voice/arousal.json' with { type: 'json' };
import type { VoiceBaseline } from '../baseline/baseline.ts';
import { ANALYSIS_RATE } from '../signal/resample.ts';
import { speechLike, type VoiceShape } from '../testing/sounds.ts';
import { OnDeviceVoiceEngine } from './on-device-voice-engine.ts';

const USUAL: VoiceShape = { hz: 130, swing: 0.12, tilt: 1.4 };
const EXCITED: VoiceShape = { hz: 230, swing: 0.25, tilt: 0.8, rate: 5 };
const sound = (shape: VoiceShape, seconds = 3) => ({
  samples: speechLike(seconds, shape),
  sampleRate: ANALYSIS_RATE,
});

function memoryStore(first?: unknown) {
  const kept: { value: unknown; writes: VoiceBaseline[] } = { value: first, writes: [] };
  return {
    kept,
    read: () => Promise.resolve(kept.value),
    write: (baseline: VoiceBaseline) => {
      kept.value = baseline;
      kept.writes.push(baseline);
      return Promise.resolve();
    },
    clear: () => Promise.resolve(void (kept.value = undefined)),
  };
}

async function loaded(store = memoryStore()) {
  const engine = new OnDeviceVoiceEngine({ loadPack: () => Promise.resolve(pack), store });
  await engine.load();
  return { engine, store };
}

async function calibrated() {
  const made = await loaded();
  for (const hz of [125, 130, 135]) await made.engine.addBaselineClip(sound({ ...USUAL, hz }));
  return made;
}

async function readOnce(engine: OnDeviceVoiceEngine, shape: VoiceShape) {
  const result = await engine.analyze(sound(shape));
  if (!result.ok) throw new Error(result.problem);
  return result.reading;
}

describe('OnDeviceVoiceEngine', () => {
  it('reads energy, and leaves null what a voice cannot tell (ASSIST-002)', async () => {
    const { engine } = await loaded();
    const reading = await readOnce(engine, EXCITED);
    expect(reading).toMatchObject({
      happiness: null,
      sadness: null,
      stress: null,
      source: 'voice',
    });
    expect(reading).toMatchObject({ neutral: null, comparison: null, baselineClips: 0 });
    expect(reading.energy).toBeGreaterThan(50);
    expect(reading.computedFrom.length).toBeGreaterThan(0);
  });

  it('compares with the usual voice after three clips', async () => {
    const { engine } = await calibrated();
    const usual = await readOnce(engine, USUAL);
    const excited = await readOnce(engine, EXCITED);
    expect(usual).toMatchObject({ comparison: 'usual', baselineClips: 3 });
    expect(usual.energy).toBeGreaterThan(40);
    expect(usual.energy).toBeLessThan(50);
    expect(usual.neutral).toBeGreaterThan(85);
    expect(excited.comparison).toBe('tenser');
    expect(excited.neutral).toBeLessThan(usual.neutral ?? 0);
  });

  it('keeps no sound: only 19 means reach the store, and they can be forgotten', async () => {
    const { engine, store } = await calibrated();
    expect(store.kept.writes).toHaveLength(1);
    expect(Object.keys(store.kept.writes[0] ?? {}).sort()).toEqual([
      'clips',
      'features',
      'version',
    ]);
    expect(store.kept.writes[0]?.features).toHaveLength(19);
    const again = await loaded(store);
    expect(again.engine.baseline).toEqual(engine.baseline);
    await again.engine.clearBaseline();
    expect(store.kept.value).toBeUndefined();
    expect((await readOnce(again.engine, USUAL)).comparison).toBeNull();
  });

  it('ignores a stored baseline of another version', async () => {
    const { engine } = await loaded(memoryStore({ version: 0, clips: 3, features: [] }));
    expect(engine.baseline).toBeUndefined();
  });

  it('does not count a calibration clip it cannot read', async () => {
    const { engine } = await loaded();
    const silence = { samples: new Float32Array(2 * ANALYSIS_RATE), sampleRate: ANALYSIS_RATE };
    expect(await engine.addBaselineClip(silence)).toEqual({ ok: false, problem: 'silence' });
    expect(await engine.addBaselineClip(sound(USUAL))).toMatchObject({ clips: 1, complete: false });
  });

  it('gives the same reading however loud the recording is', async () => {
    const { engine } = await loaded();
    const { samples } = sound(USUAL);
    const quiet = await engine.analyze({
      samples: samples.map((s) => s / 4),
      sampleRate: ANALYSIS_RATE,
    });
    const loud = await engine.analyze({ samples, sampleRate: ANALYSIS_RATE });
    if (!quiet.ok || !loud.ok) throw new Error('no reading');
    expect(quiet.reading.energy).toBeCloseTo(loud.reading.energy ?? 0, 1);
  });

  it('refuses to read before it is loaded, and a pack that is none', async () => {
    const engine = new OnDeviceVoiceEngine({ loadPack: () => Promise.resolve({ format: 'x' }) });
    await expect(engine.analyze(sound(USUAL))).rejects.toThrow('not loaded');
    await expect(engine.load()).rejects.toThrow('not a voice pack');
  });
});
