import { expect, test } from 'vitest';
import { progressPoint, realtimePoint, RECOMMENDATION_ICONS, toRecommendation } from './points.ts';

const lines = { mood: 7.25, energy: 4, stress: 0 };

test('a progress point has a weekday for its name, happiness, stress and energy in percent (DATA-065, DATA-066, DATA-067, DATA-068)', () => {
  expect(progressPoint({ localDate: '2026-11-21', ...lines })).toEqual({
    name: 'Saturday',
    localDate: '2026-11-21',
    happiness: 72.5,
    stress: 0,
    energy: 40,
  });
});

test('a realtime point has its time, happiness, stress and energy in percent (DATA-069, DATA-070, DATA-071, DATA-072)', () => {
  expect(realtimePoint({ occurredAt: '2026-11-21T06:30:00.000Z', ...lines })).toEqual({
    time: '2026-11-21T06:30:00.000Z',
    happiness: 72.5,
    stress: 0,
    energy: 40,
  });
});

test('a recommendation has id, title, description, icon and color (DATA-077, DATA-078, DATA-079, DATA-080, DATA-081)', () => {
  const rule = {
    id: 'deep-breathing-exercise',
    type: 'Exercise',
    because: 'stress',
    percent: 70,
  } as const;
  expect(toRecommendation(rule)).toEqual({
    id: 'deep-breathing-exercise',
    title: 'Deep Breathing Exercise',
    description: 'Five slow minutes: four counts in, six out.',
    icon: 'trending-up',
    color: 'dawn',
    because: { value: 'stress', percent: 70 },
  });
});

test('the icons are brain, trending-up and users, one for each kind (DATA-082, DATA-083, DATA-084)', () => {
  const getIcon = (type: 'Mental' | 'Exercise' | 'Social') =>
    toRecommendation({ id: 'reach-out', type, because: null, percent: null }).icon;
  expect([getIcon('Mental'), getIcon('Exercise'), getIcon('Social')]).toEqual(RECOMMENDATION_ICONS);
});
