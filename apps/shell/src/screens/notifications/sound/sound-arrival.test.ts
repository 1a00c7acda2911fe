import {
  DEFAULT_SCHEDULE,
  DEFAULT_SETTINGS,
  DEMO_SETTINGS_KEY,
  type Schedule,
} from '@nafas/data-service/settings';
import { playTone } from '@nafas/platform/sound';
import { fakePlatform } from '@nafas/platform/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { soundArrival } from './sound-arrival.ts';

vi.mock('@nafas/platform/sound', () => ({ playTone: vi.fn(() => Promise.resolve(true)) }));

beforeEach(() => {
  sessionStorage.clear();
  vi.mocked(playTone).mockClear();
});
afterEach(() => void vi.restoreAllMocks());

/** A demo whose visitor chose this. */
function chosen(sound: boolean, volume: number, schedule: Schedule | null = null) {
  const notifications = { ...DEFAULT_SETTINGS.notifications, sound };
  const settings = { ...DEFAULT_SETTINGS, volume, notifications, schedule };
  // As `saveDemo` of the simulated services keeps it.
  sessionStorage.setItem(DEMO_SETTINGS_KEY, JSON.stringify(settings));
  return fakePlatform().platform;
}

test('an arrival in a visible tab sounds at the chosen volume (DECISION-139)', async () => {
  await soundArrival(chosen(true, 35));
  expect(vi.mocked(playTone).mock.calls).toEqual([[35]]);
});

test('never chosen, the defaults hold: on, at 80', async () => {
  await soundArrival(fakePlatform().platform);
  expect(vi.mocked(playTone).mock.calls).toEqual([[80]]);
});

test('with the switch off nothing sounds (DECISION-139)', async () => {
  await soundArrival(chosen(false, 35));
  expect(playTone).not.toHaveBeenCalled();
});

test('in a tab that nobody sees nothing sounds (DECISION-139)', async () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await soundArrival(chosen(true, 35));
  expect(playTone).not.toHaveBeenCalled();
});

test('in quiet hours nothing sounds (DECISION-139)', async () => {
  const days = [1, 2, 3, 4, 5, 6, 7];
  const quiet = { from: '00:00', until: '00:00', days };
  await soundArrival(chosen(true, 35, { ...DEFAULT_SCHEDULE, quiet }));
  expect(playTone).not.toHaveBeenCalled();
});
