import { screenForCrisis } from '@nafas/care/screening';
import { EXTERNAL_AI_TEXT } from '@nafas/data-service/chat/responder';
import type { SupabaseClient } from '@supabase/supabase-js';
import { findAnswer, type Kept, messages, readTooMany } from './messages.ts';
import { CONTEXT_MESSAGES, type Said } from './request-body.ts';

/** The conversation before this message, and whether the message already has its answer. */
export interface Before {
  /** The last messages that may leave, oldest first, without this one; see {@link mayLeave}. */
  readonly history: readonly Said[];
  /** The last messages off the help path, oldest first, for answers that are made here; nothing of danger is among them. */
  readonly recent: readonly Said[];
  /** How many of the last messages must not leave. */
  readonly heldBack: number;
  /** The answer that this message got earlier, under whatever id: when only its way back was lost, or the message is repeated. */
  readonly reply: Kept | null;
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
    findAnswer(client, id, replyId),
    messages(client)
      .select('care')
      .neq('id', id)
      .neq('id', replyId)
      .not('care', 'is', null)
      .order('sent_at', { ascending: false })
      .limit(1),
  ]);
  const failure = last.error ?? path.error;
  if (failure) throw new Error(`chat_messages: ${failure.code}`);
  const rows = last.data as Row[];
  const free = mayLeave(rows);
  return {
    history: free.slice(0, CONTEXT_MESSAGES).reverse(),
    recent: free.toReversed(),
    // Of the six that would have been sent.
    heldBack: rows.slice(0, CONTEXT_MESSAGES).filter((row) => !free.includes(row)).length,
    reply,
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

/**
 * Writes a sending into the person's ledger, before it is sent. Throws where it can't be written: then nothing is sent.
 * Here sendings are counted (supabase/migrations/20261128120000_one_answer.sql): TooManyMessages.
 */
export async function enterSending(client: SupabaseClient, sending: Sending): Promise<void> {
  const { provider, model, items, takenOut, heldBack } = sending;
  const row = { provider, model, items, taken_out: takenOut, held_back: heldBack };
  const { error } = await client.from('ai_ledger').insert(row);
  if (error) throw readTooMany(error) ?? new Error(`ai_ledger: ${error.code}`);
}

/** The name in the person's own profile, null where there is none. */
export async function readOwnName(client: SupabaseClient): Promise<string | null> {
  const { data } = await client.from('profiles').select('name').limit(1);
  const name: unknown = data?.[0]?.name;
  return typeof name === 'string' ? name : null;
}
