import { recommendations } from '@nafas/insights';
import { expect, test, vi } from 'vitest';
import { suggestionsFor } from './analyze.ts';

vi.mock(import('@nafas/insights'), async (actual) => ({
  ...(await actual()),
  recommendations: vi.fn(),
}));

// The specification allows the type, and none of its rules on a single reading gives it; what a rule of another week
// recommends reaches people all the same.
test('a suggestion of an analysis may be Social, in words of its own (DATA-102)', () => {
  vi.mocked(recommendations).mockReturnValue([
    { id: 'quick-walk', type: 'Exercise', because: 'energy' },
    { id: 'reach-out', type: 'Social', because: null },
  ]);
  const values = { happiness: 50, sadness: 0, neutral: 0, stress: 0, energy: 20 };
  expect(suggestionsFor(values)[1]).toEqual({
    id: 'reach-out',
    title: 'Time with someone',
    description: 'Call someone you like to talk to.',
    type: 'Social',
  });
});
