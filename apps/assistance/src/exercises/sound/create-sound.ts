import { getPeak } from '@nafas/platform/sound';
import type { BreathPhase } from '../exercise.ts';
import { createNoise } from './noise.ts';

/** What is heard once: a phase of a breath, or the bell at a part's beginning and at the end. */
export type Cue = BreathPhase | 'bell';

/** The sound of an exercise, made here: there is no file to load. */
export interface Sound {
  /** Sounds a cue that lasts so many seconds; the bell lasts as long as it rings. */
  play(cue: Cue, seconds: number): void;
  /** Starts or ends the soft noise. */
  setBed(isOn: boolean): void;
  /** 0 to 100. */
  setVolume(volume: number): void;
  /** Holds what sounds where it is, or lets it go on. */
  setRunning(isRunning: boolean): void;
  close(): void;
}

/** From which to which pitch a phase glides, in hertz; the rest after a breath out is silent. */
const GLIDES: Partial<Record<Cue, readonly [number, number]>> = {
  in: [196, 293.66],
  sip: [293.66, 329.63],
  hold: [293.66, 293.66],
  out: [293.66, 196],
};
/** A hold is only hinted at. */
const SHARES: Partial<Record<Cue, number>> = { hold: 0.35 };
const BELL = [
  [523.25, 1],
  [1308, 0.25],
] as const;
const BELL_SECONDS = 3;
const SILENT = 0.0001;
const FADE = 0.08;
const BED_SHARE = 0.5;

/** Opens the device's sound at this volume; null where there is no Web Audio. `onHeld` is called when the device takes it away. */
export function createSound(volume: number, onHeld: () => void): Sound | null {
  if (!('AudioContext' in globalThis)) return null;
  const context = new AudioContext();
  let isWanted = true;
  context.onstatechange = () => {
    // A call comes in: iOS says so by this state, which the types don't have.
    if (isWanted && (context.state as string) === 'interrupted') onHeld();
  };
  const master = context.createGain();
  master.gain.value = getPeak(volume);
  master.connect(context.destination);
  let bed: { stop(): void } | null = null;

  function tone(hertz: readonly [number, number], share: number, seconds: number, ring: boolean) {
    const at = context.currentTime;
    const gain = context.createGain();
    gain.gain.setValueAtTime(SILENT, at);
    gain.gain.linearRampToValueAtTime(share, at + (ring ? 0.01 : seconds / 2));
    gain.gain.exponentialRampToValueAtTime(SILENT, at + seconds);
    gain.connect(master);
    const voice = context.createOscillator();
    voice.frequency.setValueAtTime(hertz[0], at);
    voice.frequency.linearRampToValueAtTime(hertz[1], at + seconds);
    voice.connect(gain);
    voice.onended = () => gain.disconnect();
    voice.start(at);
    voice.stop(at + seconds);
  }

  return {
    play(cue, seconds) {
      if (cue === 'bell') {
        for (const [hertz, share] of BELL) tone([hertz, hertz], share, BELL_SECONDS, true);
        return;
      }
      const glide = GLIDES[cue];
      if (glide) tone(glide, SHARES[cue] ?? 1, seconds, false);
    },
    setBed(isOn) {
      bed?.stop();
      bed = isOn ? createNoise(context, master, BED_SHARE) : null;
    },
    setVolume: (next) => void master.gain.setTargetAtTime(getPeak(next), context.currentTime, FADE),
    setRunning(isRunning) {
      isWanted = isRunning;
      const done = isRunning ? context.resume() : context.suspend();
      done.catch(() => undefined);
    },
    close() {
      isWanted = false;
      bed?.stop();
      context.close().catch(() => undefined);
    },
  };
}
