import type { ChatMessage } from '@nafas/data-service/chat';
import type { Sending } from './use-chat.ts';

/** A message of the log. */
export interface ShownMessage extends ChatMessage {
  /** Still growing, or not yet begun. */
  readonly isPending: boolean;
}

/** What is kept, then the message under way and its answer as far as it is there. */
export function shownMessages(
  kept: readonly ChatMessage[],
  sending: Sending,
  now: Date,
): readonly ShownMessage[] {
  const all = kept.map((message) => ({ ...message, isPending: false }));
  if (sending.kind === 'idle' || sending.kind === 'sent') return all;
  const { id, replyId, message } = sending.message;
  const timestamp = now.toISOString();
  if (!kept.some((one) => one.id === id)) {
    all.push({ id, type: 'user', message, timestamp, isPending: false });
  }
  if (sending.kind === 'waiting' && !kept.some((one) => one.id === replyId)) {
    all.push({ id: replyId, type: 'ai', message: sending.soFar, timestamp, isPending: true });
  }
  return all;
}
