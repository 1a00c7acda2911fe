import type { CrisisLevel, Screen } from '@nafas/care/use-screening';
import type { ChatMessage } from '@nafas/data-service/chat';

/** The message beside which help is offered, and how strongly. */
export interface CareAt {
  readonly id: string;
  readonly level: Exclude<CrisisLevel, 'none'>;
}

// A few exchanges: the offer stays in sight while the conversation is about it.
const RECENT = 8;

/**
 * The newest of the last messages in which the person sounds as if help may be needed; a crisis outweighs a later
 * concern. Read on this device before anything answers; neither the words nor the outcome are reported.
 *
 * @param known what was read before, by id: the log is drawn anew with every piece of an answer.
 */
export function careAt(
  messages: readonly ChatMessage[],
  known: Map<string, CrisisLevel>,
  screen: Screen,
): CareAt | null {
  let found: CareAt | null = null;
  for (const { id, type, message } of messages.slice(-RECENT)) {
    if (type !== 'user') continue;
    const level = known.get(id) ?? screen(message);
    known.set(id, level);
    if (level === 'crisis' || (level === 'concern' && found?.level !== 'crisis')) {
      found = { id, level };
    }
  }
  return found;
}
