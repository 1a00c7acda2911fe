import type { ChatLanguage } from '@nafas/data-service/chat/responder';
import { complete, CompletionError } from './completion.ts';
import type { CompletionsConfig } from './config.ts';
import { requestBody, type Said } from './request-body.ts';

/** A piece of the answer, or the news that it begins again and the pieces so far are void. */
export type ReplyPart = { readonly text: string } | 'reset';

export interface Question {
  readonly message: string;
  readonly language: ChatLanguage;
  /** Oldest first, without the new message. */
  readonly history: readonly Said[];
}

const ATTEMPTS = 2;

/** An answer that is there already: that of the help path, which is never left to a model, or one whose way back was lost. */
export async function* knownReply(text: string): AsyncGenerator<ReplyPart> {
  yield { text };
}

/** An answer that was made here, word by word. */
export async function* madeReply(reply: string): AsyncGenerator<ReplyPart> {
  for (const text of reply.split(/(?<=\s)/)) yield { text };
}

/** The answer of the endpoint, asked once more when it failed and that may pass. Throws CompletionError. */
export async function* completedReply(
  config: CompletionsConfig,
  { message, language, history }: Question,
  signal: AbortSignal,
): AsyncGenerator<ReplyPart> {
  const body = requestBody(config.model, language, history, message);
  for (let attempt = 1; ; attempt += 1) {
    let said = '';
    try {
      for await (const text of complete(config, body, signal)) {
        said += text;
        yield { text };
      }
      if (said.trim() === '') throw new CompletionError('malformed');
      return;
    } catch (error) {
      const again = error instanceof CompletionError && error.isRetryable && attempt < ATTEMPTS;
      if (!again) throw error;
      console.warn(error.message);
      if (said !== '') yield 'reset';
    }
  }
}
