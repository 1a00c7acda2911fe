export { DataError } from '../data-error.ts';
export { disclosedBefore } from './disclosure.ts';
export type { LedgerEntry } from './ledger.ts';
export {
  type CareMark,
  type ChatMessage,
  MAX_CHAT_MESSAGE,
  newChatMessage,
  type NewChatMessage,
} from './message.ts';
export { EXTERNAL_AI_TEXT } from './responder/external-ai-text.ts';
export type { Offer } from './responder/offers.ts';
export type { Known } from './responder/known.ts';
export { type ChatLanguage, chatLanguage } from './responder/language.ts';
export { ChatError, type ChatErrorCode, type ChatService } from './service.ts';
export {
  type CareReply,
  type CareRequest,
  createSimulatedChat,
  type SimulatedChatOptions,
} from './simulated.ts';
export { createSupabaseChat } from './supabase.ts';
