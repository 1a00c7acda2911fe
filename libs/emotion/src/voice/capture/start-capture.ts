import type { VoiceInput } from '../engine/voice-result.ts';
import { RECORDER_PROCESSOR, type SoundBlock } from './block.ts';
import { CaptureError, toCaptureError } from './capture-error.ts';
import { LevelMeter } from './level-meter.ts';
import { Recording } from './recording.ts';

/** The browser's processing must be off, or loudness and spectrum say nothing about the voice. */
export const VOICE_CONSTRAINTS = {
  channelCount: 1,
  autoGainControl: false,
  noiseSuppression: false,
  echoCancellation: false,
} as const satisfies MediaTrackConstraints;

/** What a recording needs of the app, and whom it tells. */
export interface CaptureOptions {
  /** URL of the built recorder.worklet, on an origin that script-src allows. */
  readonly workletUrl: string | URL;
  /** Called once when the longest recording is reached; it is to be stopped then. */
  readonly onFull?: () => void;
  /** The browser's parts, given by tests. */
  readonly devices?: Pick<MediaDevices, 'getUserMedia'>;
  readonly createContext?: () => AudioContext;
}

/** A recording under way. */
export interface Capture {
  /** How loud it is now, for the meter. */
  readonly level: Pick<LevelMeter, 'get' | 'subscribe'>;
  /** False when the browser kept some processing on although it was asked not to. */
  readonly unprocessed: boolean;
  /** Ends the recording, lets go of the microphone and gives the sound; nothing is kept. */
  stop(): Promise<VoiceInput>;
  /** Ends it and throws the sound away. */
  cancel(): Promise<void>;
}

/**
 * Starts recording from the microphone.
 * @throws CaptureError when there is no microphone, no permission or no audio worklet.
 */
export async function startCapture(options: CaptureOptions): Promise<Capture> {
  const devices = options.devices ?? globalThis.navigator?.mediaDevices;
  if (!devices) throw new CaptureError('unsupported');
  const stream = await devices
    .getUserMedia({ audio: VOICE_CONSTRAINTS })
    .catch((error: unknown) => {
      throw toCaptureError(error);
    });
  const release = () => stream.getTracks().forEach((track) => track.stop());
  try {
    const context = options.createContext?.() ?? new AudioContext();
    try {
      await context.audioWorklet.addModule(options.workletUrl);
      // After a press a context may still start suspended (Safari).
      await context.resume();
      return record(context, stream, release, options.onFull);
    } catch (error) {
      await context.close();
      throw error;
    }
  } catch (error) {
    release();
    throw new CaptureError('unsupported', { cause: error });
  }
}

function record(
  context: AudioContext,
  stream: MediaStream,
  release: () => void,
  onFull: (() => void) | undefined,
): Capture {
  const recording = new Recording(context.sampleRate);
  const meter = new LevelMeter();
  const source = context.createMediaStreamSource(stream);
  const node = new AudioWorkletNode(context, RECORDER_PROCESSOR, { numberOfOutputs: 0 });
  let full = false;
  let end: () => void;
  const ended = new Promise<void>((resolve) => (end = resolve));
  node.port.onmessage = ({ data }: MessageEvent<SoundBlock | 'done'>) => {
    if (data === 'done') return end();
    if (full) return;
    full = !recording.add(data);
    meter.show(data, recording.seconds);
    if (full) onFull?.();
  };
  source.connect(node);
  let finished: Promise<void> | undefined;
  // A second press on stop waits for the first; the worklet's last block comes before its 'done'.
  const finish = () =>
    (finished ??= (async () => {
      node.port.postMessage('stop');
      await ended;
      source.disconnect();
      release();
      await context.close();
    })());
  return {
    level: meter,
    unprocessed: isUnprocessed(stream),
    stop: async () => {
      await finish();
      return { samples: recording.take(), sampleRate: recording.sampleRate };
    },
    cancel: async () => {
      await finish();
      recording.take();
    },
  };
}

function isUnprocessed(stream: MediaStream): boolean {
  const settings = stream.getAudioTracks()[0]?.getSettings();
  const on = [settings?.autoGainControl, settings?.noiseSuppression, settings?.echoCancellation];
  return !on.includes(true);
}
