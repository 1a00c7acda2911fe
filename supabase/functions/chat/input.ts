import type { ChatLanguage } from '@nafas/data-service/chat/responder';
import { readJson } from '../_shared/read-json.ts';

/** What a client sends. */
export interface ChatInput {
  readonly id: string;
  readonly replyId: string;
  readonly message: string;
  readonly language: ChatLanguage;
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const MAX_MESSAGE = 4000;
// 4000 characters, each as two escapes.
const MAX_BYTES = 64 * 1024;

/** The input of a request, or null when it is none. */
export async function readInput(request: Request): Promise<ChatInput | null> {
  const body = await readJson(request, MAX_BYTES);
  if (body === null) return null;
  const { id, replyId, message, language } = body;
  if (typeof id !== 'string' || typeof replyId !== 'string' || id === replyId) return null;
  if (!UUID.test(id) || !UUID.test(replyId)) return null;
  if (typeof message !== 'string' || !/\S/.test(message)) return null;
  if ([...message].length > MAX_MESSAGE) return null;
  if (language !== 'en' && language !== 'ar') return null;
  return { id, replyId, message, language };
}
