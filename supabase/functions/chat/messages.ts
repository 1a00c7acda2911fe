import type { CareMark } from '@nafas/care/conversation';
import type { Offer } from '@nafas/data-service/chat/responder';
import type { PostgrestError, SupabaseClient } from '@supabase/supabase-js';
import type { Said } from './request-body.ts';

/** SQLSTATE unique_violation. */
const UNIQUE_VIOLATION = '23505';

// With the caller's token: row-level security gives and takes only their own rows.
export const messages = (client: SupabaseClient) => client.from('chat_messages');

/** The database has had enough of this person for now. */
export class TooManyMessages extends Error {
  override readonly name = 'TooManyMessages';
  /** How long to wait. */
  readonly seconds: number;

  constructor(seconds: number) {
    super('Too many messages');
    this.seconds = seconds;
  }
}

/** What a refusal of supabase/migrations/20261122000400_limits.sql says; null for any other. */
export function readTooMany({ code, details }: PostgrestError): TooManyMessages | null {
  if (code !== 'NF002') return null;
  const { retryAfter } = JSON.parse(details) as { retryAfter?: unknown };
  return new TooManyMessages(typeof retryAfter === 'number' ? retryAfter : 60);
}

/** A message as a client reads it. */
export interface Kept extends Said {
  readonly offer: Offer | null;
  readonly id: string;
  /** By the server's clock. */
  readonly timestamp: string;
  readonly care: CareMark | null;
}

const COLUMNS = 'id, type, message, timestamp:sent_at, care, offer';

/** A message that is to be kept. */
interface New {
  readonly id: string;
  readonly message: string;
  readonly sentAt: Date;
  readonly care: CareMark | null;
}

/**
 * Keeps what a person said; a message that is there is left as it was. Resolves to what is there now, null when the id
 * belongs to somebody else's, or to another message. Throws TooManyMessages.
 */
export async function keepSaid(client: SupabaseClient, row: New): Promise<Kept | null> {
  const { sentAt, ...said } = row;
  await store(client, { ...said, type: 'user', sent_at: sentAt.toISOString() });
  const { data } = await messages(client).select(COLUMNS).eq('id', row.id);
  const known = data?.[0] as Kept | undefined;
  // It has to be the one that was screened.
  return known?.type === 'user' && known.message === row.message ? known : null;
}

/** Keeps an answer, and resolves to the one that is there now: of two that were made at once, either will do. */
export async function keepAnswer(
  client: SupabaseClient,
  row: New & { readonly replyTo: string; readonly offer: Offer | null },
): Promise<Kept | null> {
  const { sentAt, replyTo, ...said } = row;
  const stored = { ...said, type: 'ai', sent_at: sentAt.toISOString(), reply_to: replyTo };
  await store(client, stored);
  return findAnswer(client, replyTo, row.id);
}

/**
 * The answer of a message, null where it has none. By the message first: whoever repeats it under another id for the answer
 * gets the one that is there. By the answer's own id too, since old ones do not say what they answer.
 */
export async function findAnswer(
  client: SupabaseClient,
  id: string,
  replyId: string,
): Promise<Kept | null> {
  const answers = () => messages(client).select(COLUMNS).eq('type', 'ai');
  const found = await Promise.all([answers().eq('reply_to', id), answers().eq('id', replyId)]);
  for (const { error } of found) if (error) throw new Error(`chat_messages: ${error.code}`);
  return (found.flatMap(({ data }) => data ?? [])[0] as Kept | undefined) ?? null;
}

async function store(client: SupabaseClient, row: object): Promise<void> {
  const options = { onConflict: 'id', ignoreDuplicates: true };
  const { error } = await messages(client).upsert(row, options);
  // The message has its answer, by another id or by the same one at the same moment.
  if (error === null || error.code === UNIQUE_VIOLATION) return;
  throw readTooMany(error) ?? new Error(`chat_messages: ${error.code}`);
}
