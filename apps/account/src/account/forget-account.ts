import { SAFETY_PLAN } from '@nafas/platform';

/**
 * Removes what this device keeps of somebody whose account is gone: features put the person's id into the names of their
 * keys. And what outlives a sign-out because they chose that, the safety plan, with the key that opens it.
 */
export function forgetAccount(userId: string): void {
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith('nafas.') && key.includes(userId)) localStorage.removeItem(key);
  }
  if (mayBeTheirs(localStorage.getItem(SAFETY_PLAN.deviceKey), userId)) {
    localStorage.removeItem(SAFETY_PLAN.deviceKey);
  }
  // The plan that somebody else lets open here needs the key.
  if (localStorage.getItem(SAFETY_PLAN.deviceKey) !== null) return;
  // Missing outside secure contexts and where the device keeps nothing.
  const factory = globalThis.indexedDB as IDBFactory | undefined;
  factory?.deleteDatabase(SAFETY_PLAN.deviceDatabase);
}

/** A plan kept by an earlier version names no owner: it is better gone than left to be read by anybody. */
function mayBeTheirs(kept: string | null, userId: string): boolean {
  try {
    const { owner } = JSON.parse(kept ?? '{}') as { owner?: unknown };
    return owner === undefined || owner === userId;
  } catch {
    return true;
  }
}
