import type { BackendV1 } from '@nafas/platform';
import { DataError, toDataError } from '../data-error.ts';
import { fetchAllRows } from '../fetch-all-rows.ts';
import { insertIfAbsent } from '../insert-if-absent.ts';
import { unwrapRows } from '../unwrap-rows.ts';
import { readReply } from './events.ts';
import { ledgerReader } from './ledger.ts';
import { chatReader, parseNewChatMessage, cutReply } from './message.ts';
import { ChatError, type ChatService } from './service.ts';

/** The table `chat_messages` and the function `chat`; row-level security gives and takes only the user's own. */
export function createSupabaseChat(client: Pick<BackendV1, 'from' | 'functions'>): ChatService {
  const messages = () => client.from(chatReader.table);

  return {
    async history() {
      const rows = await fetchAllRows(() =>
        messages()
          .select(chatReader.columns)
          .order('sent_at', { ascending: true })
          .order('id', { ascending: true }),
      );
      return rows.map(chatReader.ofRow);
    },

    async send(message, onText = () => undefined, signal) {
      const body = parseNewChatMessage(message);
      const options = signal === undefined ? { body } : { body, signal };
      const { data, error } = await client.functions.invoke('chat', options);
      if (error) throw await toRefusal(error);
      if (!isResponse(data) || data.body === null) throw new ChatError('invalid-response');
      const [said, reply] = await readReply(data.body, onText, signal);
      if (said.id !== body.id || reply.id !== body.replyId) throw new ChatError('invalid-response');
      return [said, reply];
    },

    async saveStoppedReply(stopped, soFar) {
      const { id, replyId } = parseNewChatMessage(stopped);
      const find = async (one: string) => {
        const rows = unwrapRows(await messages().select(chatReader.columns).eq('id', one));
        return rows.map(chatReader.ofRow)[0];
      };
      const said = await find(id);
      if (said === undefined) return [];
      const message = cutReply(soFar);
      if (message === '') return [said, await find(replyId)].filter((one) => one !== undefined);
      // Right after its message by the server's clock, whatever this device's says.
      const sentAt = new Date(Date.parse(said.timestamp) + 1).toISOString();
      const row = { id: replyId, type: 'ai', message, sent_at: sentAt, reply_to: id };
      return [said, chatReader.ofRow(await insertIfAbsent(messages, row, chatReader.columns))];
    },

    async ledger() {
      const rows = await fetchAllRows(() =>
        client
          .from(ledgerReader.table)
          .select(ledgerReader.columns)
          .order('sent_at', { ascending: false })
          .order('id', { ascending: true }),
      );
      return rows.map(ledgerReader.ofRow);
    },

    async erase() {
      // A delete needs a condition: every row has an id.
      unwrapRows(await messages().delete().not('id', 'is', null).select('id'));
    },
  };
}

/** Returns the error for a failed call of the function. supabase-js keeps the response, if any, in `context`. */
async function toRefusal(error: { context?: unknown }): Promise<Error> {
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
  return toDataError({ status: answer.status, error: { code: '', message } });
}

// By its shape: where a server replaced the global Response, fetch's own is no instance of it.
function isResponse(value: unknown): value is Response {
  return typeof value === 'object' && value !== null && 'status' in value && 'body' in value;
}
