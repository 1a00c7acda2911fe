export {
  BASELINE_CLIPS,
  makeBaseline,
  type BaselineStore,
  type VoiceBaseline,
} from './baseline/baseline.ts';
export { OnDeviceVoiceEngine, type VoiceEngineOptions } from './engine/on-device-voice-engine.ts';
export { readRecording, type RecordingResult } from './engine/read-recording.ts';
export { readVoice } from './engine/read-voice.ts';
export type {
  BaselineClipResult,
  VoiceInput,
  VoiceReading,
  VoiceResult,
} from './engine/voice-result.ts';
export { readArousal, standardise, type Arousal } from './model/arousal.ts';
export { type Comparison } from './model/energy.ts';
export { parseVoicePack, type ArousalModel, type VoicePack } from './model/pack.ts';
export { VOICE_FEATURES, type VoiceFeature } from './prosody/features.ts';
export { readProsody, type Prosody } from './prosody/prosody.ts';
export { type VoiceProblem } from './quality/judge-recording.ts';
export { ANALYSIS_RATE, resample } from './signal/resample.ts';
export { recordingReader, type RecordingReader } from './worker/recording-reader.ts';
export { CaptureError, type CaptureProblem } from './capture/capture-error.ts';
export { NO_LEVEL, type Level } from './capture/level-meter.ts';
export { startCapture, type Capture, type CaptureOptions } from './capture/start-capture.ts';
