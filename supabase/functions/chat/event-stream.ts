import type { ReplyPart } from './reply.ts';

const HEADERS = {
  'Content-Type': 'text/event-stream',
  'Cache-Control': 'no-store',
  // A proxy that collects the pieces would make one of them.
  'X-Accel-Buffering': 'no',
};

/** The longest answer that is kept, in characters (code points). */
const MAX_REPLY = 4000;

/**
 * Streams an answer as server-sent events: `delta` with `{ text }`, `reset` when it begins again, `done` with what is kept
 * of it, `failed` when there is none. `keep` gets the whole answer before `done` and gives what `done` tells. When the listener leaves, `stop` is called.
 */
export function eventStream(
  parts: AsyncGenerator<ReplyPart>,
  keep: (reply: string) => Promise<unknown>,
  stop: () => void,
): Response {
  const encoder = new TextEncoder();
  let left = false;
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      const send = (event: string, data: unknown) => {
        if (left) return;
        controller.enqueue(encoder.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`));
      };
      let reply = '';
      try {
        for await (const part of parts) {
          if (left) break;
          reply = part === 'reset' ? '' : reply + part.text;
          if (part === 'reset') send('reset', {});
          else send('delta', part);
        }
        if (left) return;
        send('done', await keep([...reply.trim()].slice(0, MAX_REPLY).join('')));
      } catch (error) {
        if (left) return;
        console.error(error instanceof Error ? error.message : error);
        send('failed', { code: 'reply-failed' });
      }
      if (!left) controller.close();
    },
    cancel() {
      left = true;
      stop();
    },
  });
  return new Response(body, { headers: HEADERS });
}
