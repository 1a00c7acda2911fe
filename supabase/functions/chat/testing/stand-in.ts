import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';

/** How the stand-in answers one call. */
export type StandInAnswer =
  | {
      readonly kind: 'stream' | 'json' | 'cut' | 'no-done' | 'stall';
      readonly pieces: readonly string[];
    }
  | { readonly kind: 'status'; readonly status: number }
  | { readonly kind: 'malformed' | 'malformed-event' | 'error-event' | 'empty' | 'hang' | 'drop' }
  /** Goes on without an end: events, one event, or a document. */
  | { readonly kind: 'endless-events' | 'endless-event' | 'endless-json' };

/** One call as it arrived. */
export interface StandInCall {
  readonly method: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: unknown;
  /** Every character that came: the address, the headers, the body. */
  readonly raw: string;
}

/** An endpoint that speaks the chat-completions protocol on this machine, faults included. For tests. */
export interface StandIn {
  readonly url: string;
  readonly calls: StandInCall[];
  /** The answers of the next calls; after them every call is answered with a stream. */
  readonly answers: StandInAnswer[];
  /** Resolves when a call that hangs was given up by its caller. */
  readonly abandoned: Promise<void>;
  close(): Promise<void>;
}

const DEFAULT: StandInAnswer = { kind: 'stream', pieces: ['Breathe ', 'out ', 'slowly.'] };

export async function startStandIn(): Promise<StandIn> {
  const calls: StandInCall[] = [];
  const answers: StandInAnswer[] = [];
  let abandon: () => void = () => undefined;
  const abandoned = new Promise<void>((resolve) => (abandon = resolve));
  const server = createServer((request, response) => {
    let text = '';
    request.setEncoding('utf8').on('data', (part: string) => (text += part));
    request.on('end', () => {
      const { method = '', headers, rawHeaders, url = '' } = request;
      const raw = [url, ...rawHeaders, text].join('\n');
      calls.push({ method, headers, body: JSON.parse(text) as unknown, raw });
      response.on('close', () => {
        if (!response.writableFinished) abandon();
      });
      respond(response, answers.shift() ?? DEFAULT);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/v1/chat/completions`,
    calls,
    answers,
    abandoned,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

const event = (choice: object) =>
  `data: ${JSON.stringify({ object: 'chat.completion.chunk', choices: [{ index: 0, ...choice }] })}\n\n`;

/** Writes the piece again and again, until nobody listens. */
function endless(response: ServerResponse, piece: string): void {
  const more = () => {
    while (!response.destroyed && response.write(piece));
  };
  response.on('drain', more);
  more();
}

function respond(response: ServerResponse, answer: StandInAnswer): void {
  const json = (status: number, text: string) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(text);
  const stream = () => response.writeHead(200, { 'content-type': 'text/event-stream' });
  switch (answer.kind) {
    case 'status':
      json(answer.status, JSON.stringify({ error: { message: 'refused' } }));
      return;
    case 'malformed':
      json(200, '{"choices": [{"message": {"cont');
      return;
    case 'empty':
      json(200, JSON.stringify({ choices: [] }));
      return;
    case 'malformed-event':
      stream().end('data: {"choices": [{\n\n');
      return;
    case 'error-event':
      stream().end(`data: ${JSON.stringify({ error: { message: 'overloaded' } })}\n\n`);
      return;
    case 'endless-events':
      stream();
      endless(response, event({ delta: { content: 'on and on ' }, finish_reason: null }));
      return;
    case 'endless-event':
      stream().write('data: ');
      endless(response, 'x'.repeat(1024));
      return;
    case 'endless-json':
      response.writeHead(200, { 'content-type': 'application/json' });
      endless(response, ' '.repeat(1024));
      return;
    case 'hang':
      return;
    case 'drop':
      response.destroy();
      return;
    case 'json': {
      const message = { role: 'assistant', content: answer.pieces.join('') };
      json(200, JSON.stringify({ choices: [{ index: 0, message, finish_reason: 'stop' }] }));
      return;
    }
    default:
      stream().write(event({ delta: { role: 'assistant' }, finish_reason: null }));
      for (const content of answer.pieces) {
        response.write(event({ delta: { content }, finish_reason: null }));
      }
  }
  if (answer.kind === 'stall') return;
  if (answer.kind === 'cut') {
    response.end();
    return;
  }
  response.write(event({ delta: {}, finish_reason: 'stop' }));
  response.end(answer.kind === 'no-done' ? '' : 'data: [DONE]\n\n');
}
