import type * as vitest from 'vitest';
import { EMPTY_PLAN, MAX_LINE, newPlan } from './plan.ts';
import type { SafetyPlanService } from './service.ts';

const at = (minute: number) => new Date(Date.UTC(2099, 10, 20, 21, minute));

/** The tests that every SafetyPlanService must pass; what is saved in them is later than all before. */
export function safetyPlanContract(
  service: () => Promise<SafetyPlanService>,
  { describe, it, expect }: Pick<typeof vitest, 'describe' | 'it' | 'expect'>,
): void {
  describe('save', () => {
    it('stores the words as they are, without blank lines', async () => {
      const plans = await service();
      const people = ['  رنا، أختي 🌿 ', ' ', 'S'.repeat(MAX_LINE)];
      const plan = newPlan({ ...EMPTY_PLAN, people }, at(1));
      expect(plan.people).toEqual(['رنا، أختي 🌿', 'S'.repeat(MAX_LINE)]);
      expect(await plans.save(plan)).toEqual(plan);
      expect(await plans.current()).toEqual(plan);
    });

    it.each([
      ['a blank line', { people: [' '] }],
      ['a line that is too long', { saferPlace: ['x'.repeat(MAX_LINE + 1)] }],
      ['too many lines', { ownWays: Array.from({ length: 13 }, () => 'x') }],
    ])('refuses %s as invalid and stores nothing', async (_what, change) => {
      const plans = await service();
      const before = await plans.current();
      const bad = { ...newPlan(EMPTY_PLAN, at(59)), ...change };
      await expect(plans.save(bad)).rejects.toMatchObject({ name: 'DataError', code: 'invalid' });
      expect(await plans.current()).toEqual(before);
    });

    it('repeated, also at the same time, stores once and leaves the first as it was', async () => {
      const plans = await service();
      const first = newPlan({ ...EMPTY_PLAN, ownWays: ['first'] }, at(2));
      await Promise.all([plans.save(first), plans.save(first)]);
      expect(await plans.save({ ...first, ownWays: ['other'] })).toEqual(first);
      expect(await plans.current()).toEqual(first);
    });

    it('of two savings the later by the device is the plan, whatever came last', async () => {
      const plans = await service();
      const late = newPlan({ ...EMPTY_PLAN, people: ['late'] }, at(5));
      await plans.save(late);
      await plans.save(newPlan({ ...EMPTY_PLAN, people: ['early'] }, at(4)));
      expect(await plans.current()).toEqual(late);
    });
  });

  it('erase leaves nothing', async () => {
    const plans = await service();
    await plans.save(newPlan({ ...EMPTY_PLAN, people: ['Rana'] }, at(6)));
    await plans.erase();
    expect(await plans.current()).toBeNull();
  });
}
