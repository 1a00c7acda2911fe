import {
  cachedFetch,
  SimulatedEngine,
  type EmotionEngine,
  type EmotionResult,
} from '@nafas/emotion';
import { findEngineFile } from '@nafas/emotion/engine-file';
import {
  OnDeviceVoiceEngine,
  recordingReader,
  type BaselineClipResult,
  type VoiceInput,
  type VoiceResult,
} from '@nafas/emotion/voice';
import type { PlatformV1 } from '@nafas/platform';
import { baselineStore } from './baseline-store.ts';

/** The part of an engine that the voice view uses. Calibration is absent where readings are simulated. */
export interface VoiceEngine extends Pick<EmotionEngine<VoiceInput>, 'load' | 'dispose'> {
  analyze(input: VoiceInput): Promise<EmotionResult | VoiceResult>;
  addBaselineClip?(input: VoiceInput): Promise<BaselineClipResult>;
  clearBaseline?(): Promise<void>;
  readonly baseline?: unknown;
}

/** The engine for voices: simulated in the demo, else on the device in a worker. */
export function makeVoiceEngine(platform: PlatformV1): VoiceEngine {
  if (platform.scope.mode === 'demo') return new SimulatedEngine<VoiceInput>('voice');
  const fetchFile = cachedFetch();
  return new OnDeviceVoiceEngine({
    store: baselineStore(platform.scope.userId),
    loadPack: async () => {
      const { url, integrity } = findEngineFile('arousal.json');
      return (await fetchFile(url, { integrity })).json() as Promise<unknown>;
    },
    startReader: async () => {
      const { url, integrity } = findEngineFile('voice-worker.js');
      return recordingReader(await platform.startWorker(url, integrity));
    },
  });
}
