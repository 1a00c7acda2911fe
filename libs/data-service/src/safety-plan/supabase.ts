import type { BackendV1 } from '@nafas/platform';
import { insertIfAbsent } from '../insert-if-absent.ts';
import { unwrapRows } from '../unwrap-rows.ts';
import { planCodec } from './plan.ts';
import type { SafetyPlanService } from './service.ts';

/** The plan in the table `safety_plans`; row-level security gives and takes only the user's own. */
export function createSupabaseSafetyPlan(client: Pick<BackendV1, 'from'>): SafetyPlanService {
  const { columns, parse, ofRow, toRow } = planCodec;
  const plans = () => client.from(planCodec.table);

  return {
    async current() {
      const [row] = unwrapRows(
        await plans()
          .select(columns)
          .order('saved_at', { ascending: false })
          .order('id', { ascending: true })
          .limit(1),
      );
      return row === undefined ? null : ofRow(row);
    },

    async save(plan) {
      return ofRow(await insertIfAbsent(plans, toRow(parse(plan)), columns));
    },

    async erase() {
      // A delete needs a condition: every row has an id.
      unwrapRows(await plans().delete().not('id', 'is', null).select('id'));
    },
  };
}
