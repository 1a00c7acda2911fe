import { EventSourceParserStream } from 'eventsource-parser/stream';
import { isRecord } from '../_shared/read-json.ts';
import type { CompletionsConfig } from './config.ts';
import type { requestBody } from './request-body.ts';

/**
 * The fault of the endpoint: it refused us (a wrong key, an unknown model), had no room (429), failed (5xx), stayed
 * silent, was not reached, sent an invalid answer, or stopped in the middle.
 */
export type CompletionFault =
  'refused' | 'busy' | 'server' | 'timeout' | 'connection' | 'malformed' | 'cut';

/** A failed chat completion. Neither the question nor the answer is in it: it is logged. */
export class CompletionError extends Error {
  override readonly name = 'CompletionError';
  readonly fault: CompletionFault;

  constructor(fault: CompletionFault, options?: ErrorOptions & { readonly status?: number }) {
    super(`chat completion: ${fault}${options?.status ? ` ${options.status}` : ''}`, options);
    this.fault = fault;
  }

  static ofStatus(status: number): CompletionError {
    const fault = status === 429 ? 'busy' : status >= 500 || status === 408 ? 'server' : 'refused';
    return new CompletionError(fault, { status });
  }

  /** Whether asking again may help: a wrong key stays wrong. */
  get isRetryable(): boolean {
    return this.fault !== 'refused';
  }
}

// More than 500 tokens can be. An endpoint that does not stop is cut off: by what it sends, and by the time it takes.
const MAX_BYTES = 256 * 1024;
const MAX_MILLISECONDS = 120_000;

/**
 * Asks a chat-completions endpoint once and yields the answer as it comes: in pieces when it streams, else whole.
 * @throws CompletionError, or the reason of `signal`.
 */
export async function* complete(
  { url, key, timeoutMs }: CompletionsConfig,
  body: ReturnType<typeof requestBody>,
  signal: AbortSignal,
): AsyncGenerator<string> {
  const limit = AbortSignal.any([signal, AbortSignal.timeout(MAX_MILLISECONDS)]);
  const silence = new Silence(timeoutMs, limit);
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
    if (answer.body === null) throw new CompletionError('malformed');
    const bounded = answer.body.pipeThrough(atMost(MAX_BYTES));
    if (isStream) yield* pieces(bounded, silence);
    else yield parseContent(await new Response(bounded).text(), 'message');
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof CompletionError) throw error;
    throw new CompletionError(silence.signal.aborted ? 'timeout' : 'connection', { cause: error });
  } finally {
    silence.end();
  }
}

/** Passes bytes on, and fails as soon as there are more of them. */
function atMost(bytes: number): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  let passed = 0;
  return new TransformStream({
    transform(part, controller) {
      passed += part.length;
      if (passed > bytes) throw new CompletionError('malformed');
      controller.enqueue(part);
    },
  });
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
      const piece = parseContent(data, 'delta');
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
function parseContent(json: string, field: 'message' | 'delta'): string {
  const holder = firstChoice(json)?.[field];
  const content = isRecord(holder) ? holder['content'] : undefined;
  if (typeof content === 'string' && (field === 'delta' || content.trim() !== '')) return content;
  if (field === 'delta' && (content === undefined || content === null)) return '';
  throw new CompletionError('malformed');
}

function isFinished(json: string): boolean {
  return typeof firstChoice(json)?.['finish_reason'] === 'string';
}

/** A time limit that starts anew with every sign of life. */
class Silence {
  /** Aborted when the silence lasted too long, or with `outer`. */
  readonly signal: AbortSignal;
  readonly #controller = new AbortController();
  readonly #milliseconds: number;
  #timer: ReturnType<typeof setTimeout>;

  constructor(milliseconds: number, outer: AbortSignal) {
    this.#milliseconds = milliseconds;
    this.signal = AbortSignal.any([this.#controller.signal, outer]);
    this.#timer = this.#start();
  }

  broken(): void {
    clearTimeout(this.#timer);
    this.#timer = this.#start();
  }

  end(): void {
    clearTimeout(this.#timer);
  }

  #start() {
    return setTimeout(() => this.#controller.abort(), this.#milliseconds);
  }
}
