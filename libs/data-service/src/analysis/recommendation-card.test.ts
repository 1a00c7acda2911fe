import { expect, test } from 'vitest';
import { RECOMMENDATION_ICONS, toCard } from './recommendation-card.ts';

test('a recommendation has id, icon and color (DATA-077, DATA-080, DATA-081)', () => {
  const rule = {
    id: 'deep-breathing-exercise',
    type: 'Exercise',
    because: 'stress',
    percent: 70,
  } as const;
  expect(toCard(rule)).toEqual({
    id: 'deep-breathing-exercise',
    icon: 'trending-up',
    color: 'dawn',
    because: { value: 'stress', percent: 70 },
  });
  expect(toCard({ ...rule, id: 'quick-walk' }).color).toBe('accent');
});

test('the icons are brain, trending-up and users, one for each kind (DATA-082, DATA-083, DATA-084)', () => {
  const getIcon = (type: 'Mental' | 'Exercise' | 'Social') =>
    toCard({ id: 'reach-out', type, because: null, percent: null }).icon;
  expect(RECOMMENDATION_ICONS).toEqual(['brain', 'trending-up', 'users']);
  expect([getIcon('Mental'), getIcon('Exercise'), getIcon('Social')]).toEqual(RECOMMENDATION_ICONS);
});
