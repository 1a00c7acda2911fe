import type { CheckInRow } from '@nafas/data-service/check-ins';
import type { BackendV1 } from '@nafas/platform';

export interface Row {
  id: string;
  type: 'user' | 'ai';
  message: string;
  timestamp: string;
  care: Record<string, unknown> | null;
  offer?: string | null;
}

/** How the function answers the next call. */
export type FakeAnswer =
  | {
      readonly kind: 'reply';
      readonly text: string;
      readonly care?: Record<string, unknown>;
      readonly offer?: string;
    }
  | { readonly kind: 'status'; readonly status: number; readonly body: object }
  /** `isLost`: the message never arrived. */
  | {
      readonly kind: 'stream';
      readonly body: ReadableStream<Uint8Array>;
      readonly isLost?: boolean;
    };

/** A backend with the function `chat` and its table in memory: as much of them as the data service asks. */
export function fakeChat(rows: Row[] = []) {
  const fake = {
    rows,
    sent: [] as {
      id: string;
      replyId: string;
      message: string;
      local?: boolean;
      known?: unknown;
    }[],
    /** Rows of check-ins, in order of time. */
    checkIns: [] as CheckInRow[],
    /** Rows of what went to a service outside. */
    ledger: [] as Record<string, unknown>[],
    answers: [] as FakeAnswer[],
    consents: [] as Record<string, unknown>[],
    /** How often the conversation was read. */
    reads: 0,
    /** Whether reading the table fails. */
    isAway: false,
    backend: { from, functions: { invoke } } as unknown as BackendV1,
  };

  function from(table: string) {
    let verb: 'select' | 'insert' | 'delete' = 'select';
    let id: unknown = null;
    const answer = () => {
      if (fake.isAway) return { status: 404, data: null, error: { code: '', message: 'away' } };
      if (verb === 'delete') fake.rows = [];
      if (table === 'consents') {
        const times = { granted_at: new Date().toISOString() };
        return {
          status: 201,
          data: fake.consents.map((row) => ({ withdrawn_at: null, ...row, ...times })),
          error: null,
        };
      }
      if (table === 'check_ins') {
        return {
          status: 200,
          data: fake.checkIns.map((row) => ({ ...row, version: 1 })),
          error: null,
        };
      }
      if (table === 'ai_ledger') return { status: 200, data: fake.ledger, error: null };
      if (verb === 'select' && id === null) fake.reads += 1;
      // The function speaks of a timestamp, the table has it as a column.
      const wanted = fake.rows.filter((row) => id === null || row.id === id);
      const data = wanted.map(({ timestamp, ...row }) => ({ ...row, sent_at: timestamp }));
      return { status: 200, data, error: null };
    };
    const self = {
      select: () => self,
      order: () => self,
      range: () => self,
      limit: () => self,
      retry: () => self,
      not: () => self,
      gte: () => self,
      eq(_column: string, value: unknown) {
        id = value;
        return self;
      },
      upsert({ sent_at, ...row }: Row & { sent_at: string }) {
        const { care = null, offer = null } = row;
        fake.rows = [...fake.rows, { ...row, care, offer, timestamp: sent_at }];
        id = row.id;
        return self;
      },
      delete() {
        verb = 'delete';
        return self;
      },
      insert(row: Record<string, unknown>) {
        verb = 'insert';
        if (table === 'consents') fake.consents.push(row);
        return self;
      },
      then: (done: (value: unknown) => void) => done(answer()),
    };
    return self;
  }

  async function invoke(_name: string, { body }: { body: (typeof fake.sent)[number] }) {
    fake.sent.push(body);
    const next: FakeAnswer = fake.answers.shift() ?? { kind: 'reply', text: 'I am listening.' };
    if (next.kind === 'status') {
      const context = Response.json(next.body, { status: next.status });
      return { data: null, error: Object.assign(new Error('refused'), { context }) };
    }
    const getRow = (id: string) => fake.rows.find((row) => row.id === id);
    const say = (id: string, type: Row['type'], message: string, offer: string | null = null) => {
      if (fake.rows.some((row) => row.id === id)) return;
      const timestamp = new Date().toISOString();
      fake.rows = [
        ...fake.rows,
        { id, type, message, timestamp, care: 'care' in next ? (next.care ?? null) : null, offer },
      ];
    };
    if (next.kind === 'stream') {
      if (next.isLost !== true) say(body.id, 'user', body.message);
      return { data: new Response(next.body), error: null };
    }
    say(body.id, 'user', body.message);
    say(body.replyId, 'ai', next.text, next.offer);
    const kept = { said: getRow(body.id), reply: getRow(body.replyId) };
    const delta = `event: delta\ndata: ${JSON.stringify({ text: next.text })}\n\n`;
    return {
      data: new Response(`${delta}event: done\ndata: ${JSON.stringify(kept)}\n\n`),
      error: null,
    };
  }
  return fake;
}
