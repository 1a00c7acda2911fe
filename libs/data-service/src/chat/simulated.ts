import { type DemoStorage, loadDemo, saveDemo, SIMULATED_DELAYS, wait } from '../simulated.ts';
import { z } from '../zod.ts';
import {
  type CareMark,
  type ChatMessage,
  chatReader,
  parseNewChatMessage,
  cutReply,
} from './message.ts';
import type { ChatLanguage } from './responder/index.ts';
import type { ChatService } from './service.ts';

/** Where the demo's conversation is kept; the version goes up when its shape changes. */
export const DEMO_CHAT_KEY = 'nafas.demo.chat.v2';

/** The delay of a chat answer in milliseconds (DATA-302). */
const CHAT_DELAY = 1000;

/** A message for the help path, which answers before anything else. */
export interface CareRequest {
  readonly message: string;
  readonly language: ChatLanguage;
  /** When it was said (ms). */
  readonly at: number;
  /** Where the path stood, null where it never began. */
  readonly before: CareMark | null;
}

/** The reply of the help path and the mark to keep with it; null off the path. */
export type CareReply = { readonly reply: string; readonly mark: CareMark } | null;

/** What the demo's conversation stands on: storage, clock, the help path, and delays in ms. */
export interface SimulatedChatOptions {
  storage: DemoStorage;
  now: () => Date;
  /** The crisis screen and the help path, which come before the answer. */
  care: (turn: CareRequest) => Promise<CareReply>;
  /** [0, 1); picks among replies that tie. Default Math.random. */
  random?: () => number;
  delayMs?: { read: number; write: number; chat: number };
}

/** The conversation of the demo: the companion without a service, kept in this tab. */
export function createSimulatedChat({
  storage,
  now,
  care,
  random = Math.random,
  delayMs = { ...SIMULATED_DELAYS, chat: CHAT_DELAY },
}: SimulatedChatOptions): ChatService {
  const load = (): ChatMessage[] =>
    loadDemo(storage, DEMO_CHAT_KEY, (value) =>
      z.parse(z.array(z.unknown()), value).map(chatReader.parse),
    ) ?? [];
  const save = (messages: ChatMessage[]) => saveDemo(storage, DEMO_CHAT_KEY, messages);
  const has = (messages: ChatMessage[], id: string) => messages.some((one) => one.id === id);

  function say(said: Omit<ChatMessage, 'timestamp'>): void {
    const messages = load();
    if (has(messages, said.id)) return;
    save([...messages, { ...said, timestamp: now().toISOString() }]);
  }

  return {
    async history() {
      await wait(delayMs.read);
      return load();
    },

    async send(given, onText = () => undefined, signal) {
      const { id, replyId, message, language, known = null } = parseNewChatMessage(given);
      const earlier = load().filter((one) => one.id !== id && one.id !== replyId);
      const before = earlier.findLast((one) => one.care !== null)?.care ?? null;
      const helped = await care({ message, language, at: now().getTime(), before });
      const mark = helped?.mark ?? null;
      say({ id, type: 'user', message, care: mark, offer: null });
      await wait(delayMs.chat);
      signal?.throwIfAborted();
      const talk = earlier.filter((one) => one.care === null);
      // What it can say is wanted with the first message, not with the page.
      const { companionReply } = await import('./responder/companion.ts');
      const own = helped === null ? companionReply(message, language, talk, random, known) : null;
      const reply = helped?.reply ?? own?.text ?? '';
      say({ id: replyId, type: 'ai', message: reply, care: mark, offer: own?.offer ?? null });
      onText(reply);
      return load().filter((one) => one.id === id || one.id === replyId);
    },

    async saveStoppedReply(stopped, soFar) {
      const { id, replyId } = parseNewChatMessage(stopped);
      const message = cutReply(soFar);
      if (has(load(), id) && message !== '') {
        say({ id: replyId, type: 'ai', message, care: null, offer: null });
      }
      return load().filter((one) => one.id === id || one.id === replyId);
    },

    // Nothing leaves the demo.
    ledger: () => Promise.resolve([]),

    async erase() {
      await wait(delayMs.write);
      save([]);
    },
  };
}
