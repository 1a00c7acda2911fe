import { EventSourceParserStream } from 'eventsource-parser/stream';
import { type ChatMessage, chatReader } from './message.ts';
import { ChatError } from './service.ts';

/**
 * Reads the answer as the function `chat` streams it (server-sent events `delta`, `reset`, `done`, `failed`) and tells
 * the text so far. Resolves at `done`, to the message and its answer as they are kept. Throws ChatError `reply-failed`, or `invalid-response` for anything that is no
 * such stream, one that is cut off included.
 */
export async function readReply(
  body: ReadableStream<BufferSource>,
  onText: (soFar: string) => void,
  signal?: AbortSignal,
): Promise<readonly [said: ChatMessage, reply: ChatMessage]> {
  let soFar = '';
  try {
    const events = body
      .pipeThrough(new TextDecoderStream(), signal === undefined ? {} : { signal })
      .pipeThrough(new EventSourceParserStream());
    const reader = events.getReader();
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      const { event, data } = next.value;
      if (event === 'done') return parseKept(data);
      if (event === 'failed') throw new ChatError('reply-failed');
      soFar = event === 'reset' ? '' : soFar + parseText(data);
      onText(soFar);
    }
  } catch (error) {
    if (error instanceof ChatError || (error as Error).name === 'AbortError') throw error;
    throw new ChatError('invalid-response', null, { cause: error });
  }
  throw new ChatError('invalid-response');
}

function parseKept(data: string): readonly [ChatMessage, ChatMessage] {
  const { said, reply } = JSON.parse(data) as { said?: unknown; reply?: unknown };
  return [chatReader.parse(said), chatReader.parse(reply)];
}

function parseText(data: string): string {
  const value: unknown = JSON.parse(data);
  if (typeof value === 'object' && value !== null && 'text' in value) {
    if (typeof value.text === 'string') return value.text;
  }
  throw new ChatError('invalid-response');
}
