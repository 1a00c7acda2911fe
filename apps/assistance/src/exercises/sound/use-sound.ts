import { useEffect, useEffectEvent, useRef } from 'react';
import { createSound, type Cue, type Sound } from './create-sound.ts';

interface Heard {
  readonly isOn: boolean;
  /** 0 to 100. */
  readonly volume: number;
  readonly isRunning: boolean;
  readonly hasBed: boolean;
  /** What is heard now, and for how long; null for nothing new. */
  readonly cue: Cue | null;
  readonly seconds: number;
  /** Differs for each cue. */
  readonly cueKey: string;
  /** The device took the sound away, for a call. */
  readonly onHeld: () => void;
}

/** The sound of an exercise while it is on. Each cue is played once, at its beginning. */
export function useSound(heard: Heard): void {
  const { isOn, volume, isRunning, hasBed, cueKey } = heard;
  const sound = useRef<Sound | null>(null);
  const open = useEffectEvent(() => createSound(heard.volume, heard.onHeld));
  const play = useEffectEvent(() => {
    if (heard.cue) sound.current?.play(heard.cue, heard.seconds);
  });

  useEffect(() => {
    if (!isOn) return;
    const opened = open();
    sound.current = opened;
    return () => {
      opened?.close();
      sound.current = null;
    };
  }, [isOn]);
  useEffect(() => sound.current?.setVolume(volume), [isOn, volume]);
  useEffect(() => sound.current?.setRunning(isRunning), [isOn, isRunning]);
  useEffect(() => sound.current?.setBed(hasBed), [isOn, hasBed]);
  useEffect(() => play(), [cueKey]);
}
