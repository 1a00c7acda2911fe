import type { LedgerEntry } from './ledger.ts';
import type { ChatMessage, NewChatMessage } from './message.ts';

/**
 * Why a message got no answer:
 * - `consent-required`: a service outside would answer, and the person has not agreed to that; nothing was sent to it
 * - `reply-failed`: the message is kept, but the answer could not be made; the same message may be sent again
 * - `busy`: too many messages in a short time
 * - `invalid-response`: what came back is not an answer; the same message may be sent again
 */
export type ChatErrorCode = 'consent-required' | 'reply-failed' | 'busy' | 'invalid-response';

/** The error that `send` rejects with beside DataError. The message is for developers. */
export class ChatError extends Error {
  override readonly name = 'ChatError';
  readonly code: ChatErrorCode;
  /** With `consent-required`: the host of the service that would answer. */
  readonly provider: string | null;

  constructor(code: ChatErrorCode, provider: string | null = null, options?: ErrorOptions) {
    super(`The chat did not answer: ${code}`, options);
    this.code = code;
    this.provider = provider;
  }
}

/** The conversation of the current user. Both implementations pass `contract.ts`. All reject with DataError. */
export interface ChatService {
  /** All messages, oldest first. */
  history(): Promise<ChatMessage[]>;
  /**
   * Says a message and resolves to what that added: the message and its answer, as they are kept. `onText` hears the answer as it grows: always the
   * whole of it so far, shorter than before when it had to begin again. Sending the same message again says it once and
   * answers once. Rejects with `invalid` before anything is sent, and with ChatError.
   */
  send(
    message: NewChatMessage,
    onText?: (soFar: string) => void,
    signal?: AbortSignal,
  ): Promise<ChatMessage[]>;
  /**
   * Keeps as much of an answer as came when the person stopped it, unless it is kept already. Resolves to what is kept: the
   * message and its answer, the message alone where nothing came, none where the message never arrived.
   */
  saveStoppedReply(message: NewChatMessage, soFar: string): Promise<ChatMessage[]>;
  /** Everything that was ever sent to a service outside, newest first. */
  ledger(): Promise<LedgerEntry[]>;
  /** Forgets the whole conversation. The ledger stays: what was sent was sent. */
  erase(): Promise<void>;
}
