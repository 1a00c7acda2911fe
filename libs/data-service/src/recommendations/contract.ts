import type * as vitest from 'vitest';
import type { RecommendationService } from './service.ts';
import {
  newRecommendationRecord,
  type RecommendationOutcome,
  type RecommendationRecord,
} from './record.ts';

const NOW = new Date('2026-11-20T21:12:07.014Z');
const LATER = new Date('2026-11-20T21:20:00.000Z');
const ALL = { sinceLocalDate: '2000-01-01' };

const walk = (now = NOW): RecommendationRecord =>
  newRecommendationRecord({ id: 'quick-walk', icon: 'trending-up', now, timeZone: 'Asia/Riyadh' });

/** The tests that every implementation must pass. `fresh` answers one of a user to whom nothing was shown, each time. */
export function recommendationContract(
  fresh: () => Promise<RecommendationService>,
  { describe, it, expect }: Pick<typeof vitest, 'describe' | 'it' | 'expect'>,
): void {
  describe('show', () => {
    it('keeps what was shown when, on the person’s day, without an outcome', async () => {
      const service = await fresh();
      const shown = walk();
      expect(shown).toMatchObject({ localDate: '2026-11-21', outcome: null, outcomeAt: null });
      expect(await service.show(shown)).toEqual(shown);
      expect(await service.list(ALL)).toEqual([shown]);
    });

    it('keeps each recommendation once a day, the first, also with its outcome', async () => {
      const service = await fresh();
      const first = await service.show(walk());
      const done = await service.settle(first.id, 'done', LATER);
      expect(await service.show(walk(LATER))).toEqual(done);
      const other: RecommendationRecord = { ...walk(), recommendation: 'reach-out', icon: 'users' };
      const tomorrow = walk(new Date('2026-11-22T06:00:00Z'));
      await service.show(tomorrow);
      await service.show(other);
      const all = await service.list(ALL);
      expect(all).toHaveLength(3);
      expect(all).toEqual(expect.arrayContaining([done, other, tomorrow]));
      expect(await service.list({ sinceLocalDate: '2026-11-22' })).toEqual([tomorrow]);
    });

    it.each([
      { recommendation: 'Quick Walk' },
      { icon: 'skull' as RecommendationRecord['icon'] },
      { localDate: '2026-02-30' },
      { outcome: 'done' as const },
    ])('refuses %o as invalid and keeps nothing', async (wrong) => {
      const service = await fresh();
      await expect(service.show({ ...walk(), ...wrong })).rejects.toMatchObject({
        name: 'DataError',
        code: 'invalid',
      });
      expect(await service.list(ALL)).toEqual([]);
    });
  });

  describe('settle', () => {
    it.each(['opened', 'done', 'dismissed'] as const)(
      'keeps that it was %s, and when',
      async (outcome) => {
        const service = await fresh();
        const shown = await service.show(walk());
        const settled = await service.settle(shown.id, outcome, LATER);
        expect(settled).toEqual({ ...shown, outcome, outcomeAt: LATER.toISOString() });
        expect(await service.list(ALL)).toEqual([settled]);
      },
    );

    it('lets one be done after it was opened; opening it again takes nothing back', async () => {
      const service = await fresh();
      const { id } = await service.show(walk());
      await service.settle(id, 'opened', NOW);
      const done = await service.settle(id, 'done', LATER);
      expect(await service.settle(id, 'opened', new Date())).toEqual(done);
      expect(await service.list(ALL)).toEqual([done]);
    });

    it('refuses what was never shown, and an outcome that is none', async () => {
      const service = await fresh();
      for (const outcome of ['opened', 'done'] as const) {
        await expect(service.settle(crypto.randomUUID(), outcome, NOW)).rejects.toMatchObject({
          code: 'conflict',
        });
      }
      const { id } = await service.show(walk());
      await expect(service.settle(id, 'liked' as RecommendationOutcome, NOW)).rejects.toMatchObject(
        {
          code: 'invalid',
        },
      );
    });
  });
}
