import { type LoadState, loadState, useWithWrites } from '@nafas/data-service/client';
import { planCodec, type SafetyPlan } from '@nafas/data-service/safety-plan';
import { planWithWrites, safetyPlan } from '@nafas/data-service/safety-plan/client';
import { usePlatform } from '@nafas/platform/remote';
import { useQuery } from '@tanstack/react-query';
import { useCopy } from '../device/use-copy.ts';

const parse = (kept: unknown) => (kept === null ? null : planCodec.parse(kept));

/** The plan with what waits in the outbox; without a network the copy of this device. */
export function usePlan(): LoadState<SafetyPlan | null> {
  const platform = usePlatform();
  const query = useQuery(safetyPlan(platform));
  const shown = useWithWrites(platform, query.data, planWithWrites);
  return loadState(query, useCopy<SafetyPlan | null>('plan', shown, parse));
}
