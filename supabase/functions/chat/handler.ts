import { screenForCrisis } from '@nafas/care/screening';
import { callerClient, callerOf } from '../_shared/clients.ts';
import type { FunctionHandler } from '../_shared/context.ts';
import { refusal, sessionMissing, tooMany } from '../_shared/respond.ts';
import { Throttle } from '../_shared/throttle.ts';
import { completionsConfig } from './config.ts';
import { hasConsent, keep, readBefore } from './conversation.ts';
import { eventStream } from './event-stream.ts';
import { readInput } from './input.ts';
import { cannedReply, completedReply, crisisReply, type ReplyPart } from './reply.ts';

// Nobody writes faster; a loop does.
const PER_PERSON = { limit: 30, windowMs: 60_000 };
const throttle = new Throttle(PER_PERSON);

/**
 * POST `{ id, replyId, message, language }`: keeps the message and streams its answer as server-sent events (see
 * `eventStream`), which is kept too. The same ids again: said once, answered once.
 *
 * The crisis screen comes first: what sounds like danger is answered with help and goes to no model. Then the endpoint
 * of CHAT_COMPLETIONS_URL when one is set, and only for people who agreed to it (else 403 `consent-required`, before
 * anything is kept); else the keywords.
 */
export const chat: FunctionHandler = async (request, context) => {
  if (request.method !== 'POST') return refusal(405, 'method-not-allowed', 'Use POST');
  const input = await readInput(request);
  if (input === null) return refusal(400, 'invalid', 'Not a chat message');
  const caller = await callerOf(request, context);
  if (caller === null) return sessionMissing();
  const wait = throttle.take(caller.id);
  if (wait > 0) return tooMany(wait);

  const client = callerClient(request, context);
  const before = await readBefore(client, input.id, input.replyId);
  const isCrisis = screenForCrisis(input.message).level === 'crisis';
  const config = isCrisis ? null : completionsConfig(context.env);
  if (config !== null && before.reply === null && !(await hasConsent(client))) {
    const provider = new URL(config.url).host;
    return refusal(403, 'consent-required', 'The person has not agreed to it', { provider });
  }

  const sentAt = new Date();
  const { id, message } = input;
  if (!(await keep(client, { id, type: 'user', message, sentAt }))) {
    return refusal(409, 'conflict', 'The id belongs to another message');
  }
  const question = { ...input, history: before.history };
  const stop = new AbortController();
  const parts =
    before.reply !== null
      ? again(before.reply)
      : isCrisis
        ? crisisReply(question)
        : config === null
          ? cannedReply(question)
          : completedReply(config, question, stop.signal);
  return eventStream(
    parts,
    async (reply) => {
      // Never at the same instant as the message: the order of the conversation is by time.
      const at = new Date(Math.max(Date.now(), sentAt.getTime() + 1));
      const row = { id: input.replyId, type: 'ai', message: reply, sentAt: at } as const;
      if (!(await keep(client, row))) throw new Error('The reply could not be kept');
    },
    () => stop.abort(),
  );
};

async function* again(reply: string): AsyncGenerator<ReplyPart> {
  yield { text: reply };
}
