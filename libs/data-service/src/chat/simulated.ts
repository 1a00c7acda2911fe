import { type DemoStorage, loadDemo, saveDemo, SIMULATED_DELAYS, wait } from '../simulated.ts';
import { z } from '../zod.ts';
import { type ChatMessage, parseChatMessage, parseNewChatMessage } from './message.ts';
import { CRISIS_REPLIES, keywordReply, detectLanguage } from './responder/index.ts';
import type { ChatService } from './service.ts';

/** Where the demo's conversation is kept; the version goes up when its shape changes. */
export const DEMO_CHAT_KEY = 'nafas.demo.chat.v1';

/** The delay of a chat answer in milliseconds (DATA-302). */
const CHAT_DELAY = 1000;

export interface SimulatedChatOptions {
  storage: DemoStorage;
  now: () => Date;
  /** The crisis screen, which runs before the answer. */
  isCrisis: (message: string) => boolean | Promise<boolean>;
  /** [0, 1); picks among replies that tie. Default Math.random. */
  random?: () => number;
  delayMs?: { read: number; write: number; chat: number };
}

/** The conversation of the demo: canned replies by keyword, kept in this tab. */
export function createSimulatedChat({
  storage,
  now,
  isCrisis,
  random = Math.random,
  delayMs = { ...SIMULATED_DELAYS, chat: CHAT_DELAY },
}: SimulatedChatOptions): ChatService {
  const load = (): ChatMessage[] =>
    loadDemo(storage, DEMO_CHAT_KEY, (value) =>
      z.parse(z.array(z.unknown()), value).map(parseChatMessage),
    ) ?? [];
  const save = (messages: ChatMessage[]) => saveDemo(storage, DEMO_CHAT_KEY, messages);
  const has = (messages: ChatMessage[], id: string) => messages.some((one) => one.id === id);

  function say(id: string, type: ChatMessage['type'], message: string): void {
    const messages = load();
    if (has(messages, id)) return;
    save([...messages, { id, type, message, timestamp: now().toISOString() }]);
  }

  return {
    async history() {
      await wait(delayMs.read);
      return load();
    },

    async send(given, onText = () => undefined, signal) {
      const { id, replyId, message, language } = parseNewChatMessage(given);
      say(id, 'user', message);
      await wait(delayMs.chat);
      signal?.throwIfAborted();
      const reply = (await isCrisis(message))
        ? CRISIS_REPLIES[detectLanguage(message, language)]
        : keywordReply(message, language, random).text;
      say(replyId, 'ai', reply);
      onText(reply);
      return load().filter((one) => one.id === id || one.id === replyId);
    },

    async erase() {
      await wait(delayMs.write);
      save([]);
    },
  };
}
