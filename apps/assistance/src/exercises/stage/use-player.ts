import { useSettings } from '@nafas/data-service/react';
import { DEFAULT_SETTINGS } from '@nafas/data-service/settings';
import { type KeyboardEvent, useState } from 'react';
import type { Exercise } from '../exercise.ts';
import type { Moment } from '../moment.ts';
import type { Cue } from '../sound/create-sound.ts';
import { useSound } from '../sound/use-sound.ts';
import { readShortcut } from './read-shortcut.ts';

interface Course {
  readonly exercise: Exercise;
  readonly moment: Moment | null;
  readonly status: 'ready' | 'running' | 'paused' | 'done';
  readonly pause: () => void;
  readonly resume: () => void;
}

const STEP = 5;
const LOUDEST = 100;

/** The cue of a moment: a breath's phase, a bell for a part; the bell at the end of all but the wind-down. */
function getCue({ exercise, moment, status }: Course): { cue: Cue | null; cueKey: string } {
  const isQuiet = exercise.area === 'sleep';
  if (status === 'done') return { cue: isQuiet ? null : 'bell', cueKey: 'end' };
  if (!moment) return { cue: null, cueKey: 'none' };
  const { breath, part } = moment;
  if (breath) return { cue: breath.phase, cueKey: `${breath.round} ${breath.place}` };
  return { cue: isQuiet ? null : 'bell', cueKey: `part ${part}` };
}

/** Sound, volume, captions and movement of the player, and its keys. Sound is off until it is turned on. */
export function usePlayer(course: Course) {
  const { exercise, moment, status, pause, resume } = course;
  const settings = useSettings() ?? DEFAULT_SETTINGS;
  const [isSoundOn, setSoundOn] = useState(false);
  const [chosen, setVolume] = useState<number | null>(null);
  const [hasCaptions, setCaptions] = useState(true);
  const [isStill, setStill] = useState(false);
  const volume = chosen ?? settings.volume;
  const isUnderWay = status === 'running' || status === 'paused';
  useSound({
    isOn: isSoundOn,
    volume,
    isRunning: status !== 'paused',
    hasBed: exercise.bed === 'noise' && isUnderWay,
    ...getCue(course),
    seconds: moment?.breath?.counts ?? 0,
    onHeld: pause,
  });
  const changeVolume = (by: number) => setVolume(Math.min(LOUDEST, Math.max(0, volume + by)));
  return {
    isSoundOn,
    volume,
    setVolume,
    // Without sound the captions are all there is.
    hasCaptions: hasCaptions || !isSoundOn,
    isStill,
    toggleSound: () => setSoundOn(!isSoundOn),
    toggleCaptions: () => setCaptions(!hasCaptions),
    toggleStill: () => setStill(!isStill),
    onKeyDown(event: KeyboardEvent) {
      const shortcut = readShortcut(event);
      if (!shortcut) return;
      event.preventDefault();
      if (shortcut === 'captions') setCaptions(!hasCaptions);
      else if (shortcut === 'louder') changeVolume(STEP);
      else if (shortcut === 'quieter') changeVolume(-STEP);
      else if (status === 'running') pause();
      else resume();
    },
  };
}

/** What {@link usePlayer} gives. */
export type Player = ReturnType<typeof usePlayer>;
