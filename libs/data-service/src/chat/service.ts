import type { ChatMessage, NewChatMessage } from './message.ts';
import type { ChatLanguage } from './responder/index.ts';

/** The conversation of the current user. Both implementations pass `contract.ts`. All reject with DataError. */
export interface ChatService {
  /** All messages, oldest first. */
  history(): Promise<ChatMessage[]>;
  /**
   * Says a message and resolves to the full history, the answer last. `onText` hears the answer as it grows: always the
   * whole of it so far, shorter than before when it had to begin again. Sending the same message again says it once and
   * answers once. Rejects with `invalid` before anything is sent, and with ChatError.
   */
  send(
    message: NewChatMessage,
    onText?: (soFar: string) => void,
    signal?: AbortSignal,
  ): Promise<ChatMessage[]>;
  /** Forgets the whole conversation. */
  erase(): Promise<void>;
  /** Records that the person read, in this language, that a service outside answers, and agreed. */
  agree(language: ChatLanguage): Promise<void>;
}
