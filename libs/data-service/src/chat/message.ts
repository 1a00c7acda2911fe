import { DataError } from '../data-error.ts';
import { instant } from '../instant.ts';
import { rowReader } from '../row-codec.ts';
import { z } from '../zod.ts';
import type { Known } from './responder/known.ts';
import type { ChatLanguage } from './responder/language.ts';
import { OFFERS } from './responder/offers.ts';

/** The most characters (code points) a message may have; the fewest are one that is no space. */
export const MAX_CHAT_MESSAGE = 4000;

/** Where the help path stands, as libs/care made it and reads it; no word of the person is in it. */
export type CareMark = Readonly<Record<string, unknown>>;

/** A message to send, with the ids it and its answer will have. */
export interface NewChatMessage {
  id: string;
  replyId: string;
  message: string;
  /** The language to answer in when the words themselves tell none. */
  language: ChatLanguage;
  /** Answer here: no service outside is asked, whatever was agreed to. */
  local?: boolean | undefined;
  /** What the companion may use of today's check-in; no service outside gets it. */
  known?: Known | undefined;
}

const text = z
  .string()
  .check(z.refine((value) => /\S/.test(value) && [...value].length <= MAX_CHAT_MESSAGE));

const figure = z.nullable(z.int().check(z.minimum(0), z.maximum(10)));

const newSchema: z.ZodMiniType<NewChatMessage, unknown> = z.object({
  id: z.guid(),
  replyId: z.guid(),
  message: text,
  language: z.enum(['en', 'ar']),
  local: z.optional(z.boolean()),
  known: z.optional(z.object({ stress: figure, energy: figure })),
});

const messageSchema = z.object({
  /** A UUID that the client made, of the answer too, so that asking again answers once. */
  id: z.guid(),
  /** Whose words: the person's or the AI's. */
  type: z.enum(['user', 'ai']),
  message: text,
  /** The instant it was said by the server's clock, ISO 8601 in UTC. */
  timestamp: instant,
  /** Where the help path stands after this message; null for what was said off it. An older function sends none. */
  care: z._default(z.nullable(z.record(z.string(), z.unknown())), null),
  /** The tool that this answer offers; nothing opens before the person says yes. A newer version's, not known here, is none. */
  offer: z._default(z.catch(z.nullable(z.enum(OFFERS)), null), null),
});

/** One message of the conversation. */
export type ChatMessage = z.infer<typeof messageSchema>;

/** Rows of `chat_messages`; see `RowReader`. Throws DataError `invalid`. */
export const chatReader = rowReader({
  table: 'chat_messages',
  what: 'a chat message',
  schema: messageSchema,
  renamed: { timestamp: 'sent_at' },
});

/**
 * A message ready to send: its ids are made here, once, so that sending it again says it once. Surrounding spaces go.
 * Throws DataError `invalid` when there is nothing left, or too much.
 */
export function newChatMessage(
  message: string,
  language: ChatLanguage,
  local = false,
  known: Known | null = null,
): NewChatMessage {
  const ids = { id: crypto.randomUUID(), replyId: crypto.randomUUID() };
  return parseNewChatMessage({
    ...{ ...ids, message: message.trim(), language },
    ...(local ? { local } : {}),
    ...(known === null ? {} : { known }),
  });
}

/** As much of a stopped answer as can be kept; empty where nothing came. */
export function cutReply(soFar: string): string {
  return [...soFar.trim()].slice(0, MAX_CHAT_MESSAGE).join('');
}

/** A message to send from outside. Throws DataError `invalid`, which does not repeat what was written. */
export function parseNewChatMessage(value: unknown): NewChatMessage {
  const result = z.safeParse(newSchema, value);
  if (result.success) return result.data;
  const fields = result.error.issues.map((issue) => issue.path.join('.'));
  throw new DataError('invalid', `Not a chat message: ${fields.join(', ')}`);
}
