import { EventSourceParserStream } from 'eventsource-parser/stream';
import { isRecord } from '../_shared/read-json.ts';
import { CompletionError } from './completion-error.ts';
import type { CompletionsConfig } from './config.ts';
import type { requestBody } from './request-body.ts';
import { Silence } from './silence.ts';

// More than 500 tokens can be. An endpoint that does not stop is cut off.
const MAX_JSON_BYTES = 256 * 1024;

/**
 * Asks a chat-completions endpoint once and yields the answer as it comes: in pieces when it streams, else whole.
 * @throws CompletionError, or the reason of `signal`.
 */
export async function* complete(
  { url, key, timeoutMs }: CompletionsConfig,
  body: ReturnType<typeof requestBody>,
  signal: AbortSignal,
): AsyncGenerator<string> {
  const silence = new Silence(timeoutMs, signal);
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      signal: silence.signal,
      // The key goes to the address that was configured and nowhere else.
      redirect: 'error',
    });
    if (!answer.ok) {
      await answer.body?.cancel();
      throw CompletionError.ofStatus(answer.status);
    }
    const isStream = answer.headers.get('content-type')?.startsWith('text/event-stream') === true;
    if (!isStream) yield contentOf(await answer.text(), 'message');
    else if (answer.body !== null) yield* pieces(answer.body, silence);
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof CompletionError) throw error;
    throw new CompletionError(silence.signal.aborted ? 'timeout' : 'connection', { cause: error });
  } finally {
    silence.end();
  }
}

async function* pieces(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  silence: Silence,
): AsyncGenerator<string> {
  const events = body
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream());
  const reader = events.getReader();
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      silence.broken();
      const { data } = next.value;
      if (data === '[DONE]') return;
      const piece = contentOf(data, 'delta');
      if (piece !== '') yield piece;
      // Some endpoints leave the [DONE] out.
      if (isFinished(data)) return;
    }
  } finally {
    // Whoever stops listening stops the endpoint.
    await reader.cancel().catch(() => undefined);
  }
  throw new CompletionError('cut');
}

function firstChoice(json: string): Record<string, unknown> | undefined {
  if (json.length > MAX_JSON_BYTES) throw new CompletionError('malformed');
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch (cause) {
    throw new CompletionError('malformed', { cause });
  }
  if (!isRecord(value) || !Array.isArray(value['choices'])) throw new CompletionError('malformed');
  const choice: unknown = value['choices'][0];
  return isRecord(choice) ? choice : undefined;
}

/** The text of the first choice. A streamed event may have no choice (usage), or one without text (its role). */
function contentOf(json: string, field: 'message' | 'delta'): string {
  const holder = firstChoice(json)?.[field];
  const content = isRecord(holder) ? holder['content'] : undefined;
  if (typeof content === 'string' && (field === 'delta' || content.trim() !== '')) return content;
  if (field === 'delta' && (content === undefined || content === null)) return '';
  throw new CompletionError('malformed');
}

function isFinished(json: string): boolean {
  return typeof firstChoice(json)?.['finish_reason'] === 'string';
}
