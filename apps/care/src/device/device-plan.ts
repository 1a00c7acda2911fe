import { planCodec, type SafetyPlan } from '@nafas/data-service/safety-plan';
import { SAFETY_PLAN } from '@nafas/platform';
import { forgetSealed, keepSealed, readSealed } from './sealed.ts';

/**
 * Its name has nobody's id: what is kept under it stays after a sign-out, which is what the person chose. It goes with their
 * account.
 */
const NAME = SAFETY_PLAN.deviceKey;

/** The plan that opens without a session, and whose it is. */
interface DevicePlan {
  readonly owner: string;
  readonly plan: SafetyPlan;
}

/** The plan that may be read here without a session; null where nobody chose that. */
export async function readDevicePlan(): Promise<DevicePlan | null> {
  const kept = await readSealed(NAME);
  if (typeof kept !== 'object' || kept === null) return null;
  const { owner, plan } = kept as Record<string, unknown>;
  if (typeof owner !== 'string') return null;
  try {
    return { owner, plan: planCodec.parse(plan) };
  } catch {
    return null;
  }
}

/** Lets the plan open on this device without a session. Rejects where the device can't keep it encrypted. */
export function keepDevicePlan(owner: string, plan: SafetyPlan): Promise<void> {
  return keepSealed(NAME, { owner, plan }, owner);
}

/** Ends that: the copy is gone. */
export function forgetDevicePlan(): void {
  forgetSealed(NAME);
}
