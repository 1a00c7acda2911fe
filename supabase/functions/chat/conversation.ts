import type { SupabaseClient } from '@supabase/supabase-js';
import { CONTEXT_MESSAGES, type Said } from './request-body.ts';

/** What was said before, and whether this message already has its answer. */
export interface Before {
  /** The last messages, oldest first, without this one. */
  readonly history: readonly Said[];
  /** The answer that this message got earlier, when only its way back was lost. */
  readonly reply: string | null;
}

// With the caller's token: row-level security gives and takes only his own.
const messages = (client: SupabaseClient) => client.from('chat_messages');

export async function readBefore(
  client: SupabaseClient,
  id: string,
  replyId: string,
): Promise<Before> {
  const [last, reply] = await Promise.all([
    messages(client)
      .select('type, message')
      .neq('id', id)
      .neq('id', replyId)
      .order('sent_at', { ascending: false })
      .order('id', { ascending: false })
      .limit(CONTEXT_MESSAGES),
    messages(client).select('message').eq('id', replyId).eq('type', 'ai'),
  ]);
  const failure = last.error ?? reply.error;
  if (failure) throw new Error(`chat_messages: ${failure.code}`);
  const known: unknown = reply.data?.[0]?.message;
  return {
    history: (last.data as Said[]).reverse(),
    reply: typeof known === 'string' ? known : null,
  };
}

/**
 * Keeps a message; one that is there is left as it was. Resolves to whether it is there now: not when the id is
 * somebody else's.
 */
export async function keep(
  client: SupabaseClient,
  row: Said & { readonly id: string; readonly sentAt: Date },
): Promise<boolean> {
  const { id, type, message, sentAt } = row;
  const stored = { id, type, message, sent_at: sentAt.toISOString() };
  const { error } = await messages(client).upsert(stored, {
    onConflict: 'id',
    ignoreDuplicates: true,
  });
  if (error) throw new Error(`chat_messages: ${error.code}`);
  const { data } = await messages(client).select('id').eq('id', id);
  return data?.length === 1;
}

/** Whether the caller agreed that a service outside answers, and has not taken it back. */
export async function hasConsent(client: SupabaseClient): Promise<boolean> {
  const { data, error } = await client
    .from('consents')
    .select('id')
    .eq('purpose', 'external_ai')
    .is('withdrawn_at', null)
    .limit(1);
  if (error) throw new Error(`consents: ${error.code}`);
  return data.length > 0;
}
