import { screenForCrisis } from '@nafas/care/screening';
import type { CareMark } from '@nafas/care/conversation';
import { EXTERNAL_AI_TEXT, type Offer } from '@nafas/data-service/chat/responder';
import type { SupabaseClient } from '@supabase/supabase-js';
import { CONTEXT_MESSAGES, type Said } from './request-body.ts';

/** The conversation before this message, and whether the message already has its answer. */
export interface Before {
  /** The last messages that may leave, oldest first, without this one; see {@link mayLeave}. */
  readonly history: readonly Said[];
  /** The last messages off the help path, oldest first, for answers that are made here; nothing of danger is among them. */
  readonly recent: readonly Said[];
  /** How many of the last messages must not leave. */
  readonly heldBack: number;
  /** The answer that this message got earlier, when only its way back was lost. */
  readonly reply: string | null;
  /** Where the help path stands, as it was kept with the last message on it. */
  readonly care: unknown;
}

interface Row extends Said {
  readonly id: string;
  readonly reply_to: string | null;
  readonly care: unknown;
}

// Some of the last ones stay here, so more of them are read than may be sent.
const LOOK_BACK = 4 * CONTEXT_MESSAGES;

// With the caller's token: row-level security gives and takes only their own rows.
const messages = (client: SupabaseClient) => client.from('chat_messages');

export async function readBefore(
  client: SupabaseClient,
  id: string,
  replyId: string,
): Promise<Before> {
  const [last, reply, path] = await Promise.all([
    messages(client)
      .select('id, type, message, reply_to, care')
      .neq('id', id)
      .neq('id', replyId)
      .order('sent_at', { ascending: false })
      .order('id', { ascending: false })
      .limit(LOOK_BACK),
    messages(client).select('message').eq('id', replyId).eq('type', 'ai'),
    messages(client)
      .select('care')
      .neq('id', id)
      .neq('id', replyId)
      .not('care', 'is', null)
      .order('sent_at', { ascending: false })
      .limit(1),
  ]);
  const failure = last.error ?? reply.error ?? path.error;
  if (failure) throw new Error(`chat_messages: ${failure.code}`);
  const rows = last.data as Row[];
  const free = mayLeave(rows);
  const known: unknown = reply.data?.[0]?.message;
  return {
    history: free.slice(0, CONTEXT_MESSAGES).reverse(),
    recent: free.toReversed(),
    // Of the six that would have been sent.
    heldBack: rows.slice(0, CONTEXT_MESSAGES).filter((row) => !free.includes(row)).length,
    reply: typeof known === 'string' ? known : null,
    care: (path.data?.[0] as Pick<Row, 'care'> | undefined)?.care ?? null,
  };
}

/** Whether a text says anything of danger, be it only that it worries. */
function soundsOfDanger(text: string): boolean {
  return screenForCrisis(text).level !== 'none';
}

/**
 * The messages that a service outside may be told: nothing of danger, no answer to it, and nothing that was said on the
 * help path. Each is screened anew, since rows come from other ways than this function too. An answer is told only when the message that it answers is among
 * them: by time alone, an answer could stand behind another message.
 */
function mayLeave(rows: readonly Row[]): readonly Row[] {
  const harmless = rows.filter(({ message, care }) => care === null && !soundsOfDanger(message));
  const asked = new Set(harmless.filter(({ type }) => type === 'user').map(({ id }) => id));
  return harmless.filter(
    ({ type, reply_to: question }) => type === 'user' || (question !== null && asked.has(question)),
  );
}

/** The database has had enough messages of this person for now. */
export class TooManyMessages extends Error {
  override readonly name = 'TooManyMessages';
  /** How long to wait. */
  readonly seconds: number;

  constructor(seconds: number) {
    super('Too many messages');
    this.seconds = seconds;
  }
}

/** A message as a client reads it. */
export interface Kept extends Said {
  readonly offer: Offer | null;
  readonly id: string;
  /** By the server's clock. */
  readonly timestamp: string;
  readonly care: CareMark | null;
}

/**
 * Keeps a message; one that is there is left as it was. Resolves to what is there now, null when the id belongs to
 * somebody else's, or to another message. Throws TooManyMessages.
 */
export async function keep(
  client: SupabaseClient,
  row: Said & {
    readonly id: string;
    readonly sentAt: Date;
    readonly replyTo?: string;
    readonly care: CareMark | null;
    readonly offer?: Offer | null;
  },
): Promise<Kept | null> {
  const { id, type, message, sentAt, replyTo = null, care, offer = null } = row;
  const sent = { sent_at: sentAt.toISOString(), reply_to: replyTo };
  const stored = { id, type, message, care, offer, ...sent };
  const { error } = await messages(client).upsert(stored, {
    onConflict: 'id',
    ignoreDuplicates: true,
  });
  if (error?.code === 'NF002') throw new TooManyMessages(parseSeconds(error.details));
  if (error) throw new Error(`chat_messages: ${error.code}`);
  const { data } = await messages(client)
    .select('id, type, message, timestamp:sent_at, care, offer')
    .eq('id', id);
  const known = data?.[0] as Kept | undefined;
  // Of two answers that were made at once, either will do; a message has to be the one that was screened.
  return known?.type === type && (type === 'ai' || known.message === message) ? known : null;
}

/** The wait in the details of a refusal of supabase/migrations/20261122000400_limits.sql. */
function parseSeconds(details: string): number {
  const { retryAfter } = JSON.parse(details) as { retryAfter?: unknown };
  return typeof retryAfter === 'number' ? retryAfter : 60;
}

/** Whether the caller agreed, to the words of today, that this service answers, and has not taken it back. */
export async function hasConsent(client: SupabaseClient, provider: string): Promise<boolean> {
  const { data, error } = await client
    .from('consents')
    .select('id')
    .eq('purpose', 'external_ai')
    .eq('text_version', EXTERNAL_AI_TEXT)
    .eq('provider', provider)
    .is('withdrawn_at', null)
    .limit(1);
  if (error) throw new Error(`consents: ${error.code}`);
  return data.length > 0;
}

/** What is about to be sent to a service outside. */
export interface Sending {
  readonly provider: string;
  readonly model: string;
  readonly items: readonly string[];
  readonly takenOut: number;
  readonly heldBack: number;
}

/** Writes a sending into the person's ledger, before it is sent. Throws where it can't be written: then nothing is sent. */
export async function enterSending(client: SupabaseClient, sending: Sending): Promise<void> {
  const { provider, model, items, takenOut, heldBack } = sending;
  const row = { provider, model, items, taken_out: takenOut, held_back: heldBack };
  const { error } = await client.from('ai_ledger').insert(row);
  if (error) throw new Error(`ai_ledger: ${error.code}`);
}

/** The name in the person's own profile, null where there is none. */
export async function readOwnName(client: SupabaseClient): Promise<string | null> {
  const { data } = await client.from('profiles').select('name').limit(1);
  const name: unknown = data?.[0]?.name;
  return typeof name === 'string' ? name : null;
}
