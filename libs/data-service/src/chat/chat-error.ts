/**
 * Why a message got no answer:
 * - `consent-required`: a service outside would answer, and the person has not agreed to that; nothing was sent to it
 * - `reply-failed`: the message is kept, but the answer could not be made; the same message may be sent again
 * - `busy`: too many messages in a short time
 * - `invalid-response`: what came back is not an answer; the same message may be sent again
 */
export type ChatErrorCode = 'consent-required' | 'reply-failed' | 'busy' | 'invalid-response';

/** What `send` rejects with beside DataError. The message is for developers. */
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
