import type { ChatMessage } from './message.ts';

/** How long a conversation may go on before the chat says again what it is. */
const DISCLOSE_EVERY_MS = 3 * 60 * 60 * 1000;

/**
 * The messages before which the chat says that it is an AI: the first, and each that comes three hours or more after
 * the last time it said so. Derived from the times, so it is said whatever device the conversation goes on at.
 */
export function disclosedBefore(
  messages: readonly Pick<ChatMessage, 'id' | 'timestamp'>[],
): ReadonlySet<string> {
  const said = new Set<string>();
  let last = -Infinity;
  for (const { id, timestamp } of messages) {
    const at = Date.parse(timestamp);
    if (at - last < DISCLOSE_EVERY_MS) continue;
    said.add(id);
    last = at;
  }
  return said;
}
