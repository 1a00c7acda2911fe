export { DataError } from '../data-error.ts';
export { ChatError, type ChatErrorCode } from './chat-error.ts';
export { DISCLOSE_EVERY_MS, disclosedBefore } from './disclosure.ts';
export {
  type ChatMessage,
  MAX_CHAT_MESSAGE,
  newChatMessage,
  type NewChatMessage,
} from './message.ts';
export type { ChatLanguage } from './responder/index.ts';
export type { ChatService } from './service.ts';
export { createSimulatedChat, DEMO_CHAT_KEY, type SimulatedChatOptions } from './simulated.ts';
export { createSupabaseChat } from './supabase.ts';
