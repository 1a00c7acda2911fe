import { getPeak } from '@nafas/platform/sound';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeAudio } from './testing/fake-audio.ts';
import { createSound } from './create-sound.ts';

afterEach(() => void vi.unstubAllGlobals());

function open(volume = 80) {
  const audio = fakeAudio();
  const onHeld = vi.fn();
  const sound = createSound(volume, onHeld);
  if (!sound) throw new Error('no sound');
  return { ...audio, sound, onHeld };
}

test('it is as loud as the volume of the settings says, and follows it (DECISION-152)', () => {
  const { sound, gains } = open(50);
  expect(gains[0]?.value).toBe(getPeak(50));
  sound.setVolume(20);
  expect(gains[0]?.targets).toEqual([getPeak(20)]);
});

test('a breath in glides up, one out glides down, and the rest after it is silent', () => {
  const { sound, voices } = open();
  for (const phase of ['in', 'out', 'empty'] as const) sound.play(phase, 4);
  expect(voices).toHaveLength(2);
  const [up, down] = voices;
  expect(up?.to).toBeGreaterThan(up?.from ?? Infinity);
  expect(down?.to).toBeLessThan(down?.from ?? 0);
});

test('a pause holds what sounds, and the bed ends when it is told to', () => {
  const { sound, context, sources } = open();
  sound.setBed(true);
  sound.setRunning(false);
  sound.setRunning(true);
  sound.setBed(false);
  expect(context().calls).toEqual(['suspend', 'resume']);
  expect(sources).toEqual([{ isLooped: true, isStopped: true }]);
  sound.close();
  expect(context().calls).toContain('close');
});

test('a call that takes the sound away is told of, and without Web Audio there is none', () => {
  const { onHeld, context } = open();
  context().become('interrupted');
  expect(onHeld).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
  expect(createSound(80, onHeld)).toBeNull();
});
