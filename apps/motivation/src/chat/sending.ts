import type { ChatMessage, NewChatMessage } from '@nafas/data-service/chat';

/** The state of the newest message. */
export type Sending =
  | { readonly kind: 'idle' }
  | { readonly kind: 'sent' }
  /** What came of it when the person stopped it is kept. */
  | { readonly kind: 'stopped' }
  | {
      readonly kind: 'waiting';
      readonly message: NewChatMessage;
      readonly soFar: string;
      readonly stopping: AbortController;
    }
  | { readonly kind: 'failed'; readonly message: NewChatMessage; readonly error: unknown }
  | { readonly kind: 'consent'; readonly message: NewChatMessage; readonly provider: string };

export type Waiting = Extract<Sending, { kind: 'waiting' }>;

/** A message of the log. */
export interface ShownMessage extends ChatMessage {
  /** Still growing, or not yet begun. */
  readonly isPending: boolean;
}

/** Returns the stored messages, then the one being sent and as much of its answer as has arrived. */
export function listShown(
  kept: readonly ChatMessage[],
  sending: Sending,
  now: Date,
): readonly ShownMessage[] {
  const all = kept.map((message) => ({ ...message, isPending: false }));
  if (!('message' in sending)) return all;
  const { id, replyId, message } = sending.message;
  const timestamp = now.toISOString();
  if (!kept.some((one) => one.id === id)) {
    all.push({ id, type: 'user', message, timestamp, isPending: false, care: null, offer: null });
  }
  if (sending.kind === 'waiting' && !kept.some((one) => one.id === replyId)) {
    const soFar = {
      type: 'ai',
      message: sending.soFar,
      timestamp,
      care: null,
      offer: null,
    } as const;
    all.push({ id: replyId, ...soFar, isPending: true });
  }
  return all;
}
