import type { PlatformV1 } from '@nafas/platform';

/** A device where the person turned pushes on. */
export interface PushDevice {
  readonly id: string;
  readonly endpoint: string;
  /** Empty where it is not known. */
  readonly browser: string;
  readonly system: string;
  /** When its push service last took a message; null until it did. */
  readonly usedAt: Date | null;
}

interface Row extends Omit<PushDevice, 'usedAt'> {
  readonly used_at: string | null;
}

type Backend = Awaited<ReturnType<PlatformV1['backend']>>;

function refuse(error: { readonly code: string; readonly message: string } | null): void {
  if (error) throw new Error(`push: ${error.code} ${error.message}`);
}

/** The devices, the oldest first. Rejects when they can't be had. */
export async function listDevices(backend: Backend): Promise<readonly PushDevice[]> {
  const { data, error } = await backend
    .from('push_subscriptions')
    .select('id, endpoint, browser, system, used_at')
    .order('created_at');
  refuse(error);
  return ((data ?? []) as readonly Row[]).map(({ used_at: usedAt, ...device }) => ({
    ...device,
    usedAt: usedAt === null ? null : new Date(usedAt),
  }));
}

/** The key that this server pushes with; null where it does not. */
export async function readServerKey(backend: Backend): Promise<string | null> {
  const { data, error } = await backend.rpc('push_key');
  refuse(error);
  return typeof data === 'string' ? data : null;
}

/** Keeps this browser's subscription, and turns the channel on. */
export async function saveDevice(backend: Backend, subscription: PushSubscription): Promise<void> {
  const { error } = await backend.rpc('save_push_subscription', {
    subscription: subscription.toJSON(),
  });
  refuse(error);
}

/** Removes a device; one that is not there is removed already. With the last one the channel is off. */
export async function removeDevice(backend: Backend, id: string): Promise<void> {
  const { error } = await backend.from('push_subscriptions').delete().eq('id', id).select('id');
  refuse(error);
}
