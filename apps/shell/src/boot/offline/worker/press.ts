import { callBackend } from './call-backend.ts';
import { openNotification } from './open-notification.ts';
import { BELL } from './push-message.ts';
import type { Windows } from './scope.ts';

/** What hangs on a notification: of a page its address alone, of a push more. */
type Data = string | { readonly id?: string; readonly open?: string; readonly body?: string };

/**
 * Answers a press on a notification or on one of its actions. **Later** and **Not today** act without a page; when that
 * fails the bell opens, where both are offered too.
 */
export async function answerPress(windows: Windows, data: unknown, action: string): Promise<void> {
  const { id, open, body } = read(data);
  if (action === '') return openNotification(windows, open, body);
  const isDone = await callBackend('put_off_push', { delivery: id, till: action }).catch(
    () => false,
  );
  if (isDone !== true) await openNotification(windows, BELL);
}

function read(data: unknown): Exclude<Data, string> {
  if (typeof data === 'string') return { open: data };
  return typeof data === 'object' && data !== null ? (data as Exclude<Data, string>) : {};
}
