import type { BackendV1 } from '@nafas/platform';
import { DataError, dataErrorOf } from '../data-error.ts';
import { everyRow } from '../every-row.ts';
import { rowsOf } from '../rows-of.ts';
import { ChatError } from './chat-error.ts';
import { readReply } from './events.ts';
import { type ChatMessage, parseChatMessage, parseNewChatMessage } from './message.ts';
import type { ChatService } from './service.ts';

/** The words that are agreed to; goes up when their meaning changes. */
export const EXTERNAL_AI_TEXT = 'chat-2026-11';

const COLUMNS = 'id, type, message, timestamp:sent_at';

/** The table `chat_messages` and the function `chat`; row-level security gives and takes only the user's own. */
export function createSupabaseChat(client: Pick<BackendV1, 'from' | 'functions'>): ChatService {
  const messages = () => client.from('chat_messages');

  async function history(): Promise<ChatMessage[]> {
    const rows = await everyRow(() =>
      messages()
        .select(COLUMNS)
        .order('sent_at', { ascending: true })
        .order('id', { ascending: true }),
    );
    return rows.map(parseChatMessage);
  }

  return {
    history,

    async send(message, onText = () => undefined, signal) {
      const body = parseNewChatMessage(message);
      const options = signal === undefined ? { body } : { body, signal };
      const { data, error } = await client.functions.invoke<unknown>('chat', options);
      if (error) throw await refusalOf(error);
      if (!isResponse(data) || data.body === null) throw new ChatError('invalid-response');
      await readReply(data.body, onText);
      return history();
    },

    async erase() {
      // A delete needs a condition: every row has an id.
      rowsOf(await messages().delete().not('id', 'is', null).select('id'));
    },

    async agree(language) {
      const consent = {
        id: crypto.randomUUID(),
        purpose: 'external_ai',
        text_version: EXTERNAL_AI_TEXT,
        language,
      };
      const { status, error } = await client.from('consents').insert(consent);
      // A consent in force is what is wanted, whoever gave it first.
      if (error && error.code !== '23505') throw dataErrorOf({ status, error });
    },
  };
}

/** What a failed call of the function means. supabase-js keeps the answer, when there was one, in `context`. */
async function refusalOf(error: { context?: unknown }): Promise<Error> {
  const answer = error.context;
  if (!isResponse(answer)) {
    return new DataError('offline', 'The chat was not reached', { cause: error });
  }
  const said: unknown = await answer.json().catch(() => null);
  const { code, provider } = (said ?? {}) as { code?: unknown; provider?: unknown };
  if (code === 'consent-required') {
    return new ChatError('consent-required', typeof provider === 'string' ? provider : null);
  }
  if (answer.status === 429) return new ChatError('busy');
  const message = typeof code === 'string' ? code : 'no code';
  return dataErrorOf({ status: answer.status, error: { code: '', message } });
}

// By its shape: where a server replaced the global Response, fetch's own is no instance of it.
function isResponse(value: unknown): value is Response {
  return typeof value === 'object' && value !== null && 'status' in value && 'body' in value;
}
