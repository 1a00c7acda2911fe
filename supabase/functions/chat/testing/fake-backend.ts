import type { FunctionContext } from '../../_shared/context.ts';

type Row = Readonly<Record<string, unknown>>;

/** One person's backend as the function asks it: their rows, their agreement, and a ledger that takes so many sendings. */
export interface FakeBackend {
  readonly messages: Row[];
  readonly ledger: Row[];
  readonly fetch: FunctionContext['fetch'];
}

const LIMIT = { code: 'NF002', message: 'Too many: chat', details: '{"retryAfter": 1800}' };
const TWICE = { code: '23505', message: 'duplicate key value', details: null };

export function createFakeBackend(sendings: number): FakeBackend {
  const messages: Row[] = [];
  const ledger: Row[] = [];

  function insert(row: Row): Response {
    if (messages.some(({ id }) => id === row['id'])) return new Response(null, { status: 201 });
    const isAnswered = messages.some(({ reply_to: question }) => question === row['reply_to']);
    if (row['type'] === 'ai' && isAnswered) return Response.json(TWICE, { status: 409 });
    messages.push(row);
    return new Response(null, { status: 201 });
  }

  function find(conditions: URLSearchParams): readonly Row[] {
    const asked = [...conditions].filter(([, value]) => value.startsWith('eq.'));
    return messages
      .filter((row) => asked.every(([column, value]) => value === `eq.${String(row[column])}`))
      .map((row) => ({ ...row, timestamp: row['sent_at'] }));
  }

  function enter(row: Row): Response {
    if (ledger.length >= sendings) return Response.json(LIMIT, { status: 429 });
    ledger.push(row);
    return new Response(null, { status: 201 });
  }

  const person = crypto.randomUUID();
  const fetch: FunctionContext['fetch'] = async (input, init) => {
    const request = new Request(input, init);
    const { pathname, searchParams } = new URL(request.url);
    const isPost = request.method === 'POST';
    switch (pathname) {
      case '/auth/v1/user':
        return Response.json({ id: person });
      case '/rest/v1/chat_messages':
        return isPost ? insert((await request.json()) as Row) : Response.json(find(searchParams));
      case '/rest/v1/ai_ledger':
        return enter((await request.json()) as Row);
      case '/rest/v1/consents':
        return Response.json([{ id: crypto.randomUUID() }]);
      default:
        return Response.json([]);
    }
  };
  return { messages, ledger, fetch };
}
