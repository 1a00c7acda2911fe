import type { OutboxWrite, PlatformV1 } from '@nafas/platform';
import type { Topic } from './topics.ts';

/** Where something is now: at the server, on this device until it can go out, or in the demo's tab. */
export type Saved = 'sent' | 'queued' | 'demo';

/**
 * Puts a write into the outbox; in the demo, which has none, does `inDemo`. Repeating it with the same row stores it
 * once. Rejects when it is nowhere but in the caller's hands.
 */
export async function save(
  platform: PlatformV1,
  write: OutboxWrite & { readonly topic: Topic },
  inDemo: () => Promise<unknown>,
): Promise<Saved> {
  if (platform.scope.mode === 'demo') {
    await inDemo();
    platform.invalidate(write.topic);
    return 'demo';
  }
  return (await platform.enqueue(write)) === 'queued' ? 'queued' : 'sent';
}
