import { careTurn } from '@nafas/care/conversation';
import { loadAllPacks } from '@nafas/care/packs';
import { screenForCrisis } from '@nafas/care/screening';
import {
  type ChatLanguage,
  companionReply,
  type Known,
  offerFor,
  parseKnown,
} from '@nafas/data-service/chat/responder';
import type { SupabaseClient } from '@supabase/supabase-js';
import { callerClient, findCaller } from '../_shared/clients.ts';
import type { FunctionHandler } from '../_shared/context.ts';
import { readJson } from '../_shared/read-json.ts';
import { refusal, sessionMissing, tooMany } from '../_shared/respond.ts';
import { Throttle } from '../_shared/throttle.ts';
import { boundedReply } from './bounded-reply.ts';
import { type CompletionsConfig, completionsConfig } from './config.ts';
import { type Before, enterSending, hasConsent, readBefore, readOwnName } from './conversation.ts';
import { eventStream } from './event-stream.ts';
import { keepAnswer, keepSaid, TooManyMessages } from './messages.ts';
import { completedReply, knownReply, madeReply, type Question } from './reply.ts';
import { takeOut } from './take-out.ts';

// Nobody writes faster; a loop does.
const PER_PERSON = { limit: 30, windowMs: 60_000 };
const throttle = new Throttle(PER_PERSON);

/**
 * POST `{ id, replyId, message, language, local?, known? }`: keeps the message and streams its answer as server-sent events (see
 * `eventStream`), which is kept too; `done` carries both, `{ said, reply }`. The same `id` again: said once, answered once,
 * whatever the `replyId`.
 *
 * The crisis screen and the help path come first: danger, and everything said until the path ends, is answered by the
 * sentences of libs/care and goes to no model, now or as history later. Then the endpoint of CHAT_COMPLETIONS_URL when one is set, and only for people who agreed to it (else 403
 * `consent-required`, before anything is kept); else, and with `local`, the companion that needs none. What goes to the endpoint is in the
 * person's ledger before it goes.
 */
export const chat: FunctionHandler = async (request, context) => {
  try {
    return await answer(request, context);
  } catch (error) {
    if (error instanceof TooManyMessages) return tooMany(error.seconds);
    throw error;
  }
};

const answer: FunctionHandler = async (request, context) => {
  if (request.method !== 'POST') return refusal(405, 'method-not-allowed', 'Use POST');
  const input = await readInput(request);
  if (input === null) return refusal(400, 'invalid', 'Not a chat message');
  const caller = await findCaller(request, context);
  if (caller === null) return sessionMissing();
  const wait = throttle.take(caller.id);
  if (wait > 0) return tooMany(wait);

  // What was said before is screened, too.
  await loadAllPacks();
  const client = callerClient(request, context);
  const before = await readBefore(client, input.id, input.replyId);
  const sentAt = new Date();
  const turn = { ...input, at: sentAt.getTime(), before: before.care };
  const path = careTurn(turn, screenForCrisis(input.message));
  const config = path === null && !input.local ? completionsConfig(context.env) : null;
  if (config !== null && before.reply === null) {
    const provider = new URL(config.url).host;
    if (!(await hasConsent(client, provider))) {
      return refusal(403, 'consent-required', 'The person has not agreed to it', { provider });
    }
  }

  const { id, message } = input;
  const care = path?.mark ?? null;
  const said = await keepSaid(client, { id, message, sentAt, care });
  if (said === null) {
    return refusal(409, 'conflict', 'The id belongs to another message');
  }
  const stop = new AbortController();
  const { language, known } = input;
  const own = companionReply(message, language, before.recent, Math.random, known);
  // By what the person wrote: a model opens nothing.
  const offer = path === null ? offerFor(message, undefined, before.recent) : null;
  const parts =
    before.reply !== null
      ? knownReply(before.reply.message)
      : path !== null
        ? knownReply(path.reply)
        : config === null
          ? madeReply(own.text)
          : boundedReply(
              completedReply(config, await sendable(client, config, input, before), stop.signal),
              () => madeReply(own.text),
            );
  return eventStream(
    parts,
    async (text) => {
      // Never at the same instant as the message: the order of the conversation is by time.
      const at = new Date(Math.max(Date.now(), sentAt.getTime() + 1));
      const row = { id: input.replyId, message: text, sentAt: at, replyTo: id, care, offer };
      const reply = before.reply ?? (await keepAnswer(client, row));
      if (reply === null) throw new Error('The reply could not be kept');
      return { said, reply };
    },
    () => stop.abort(),
  );
};

/** The body of a client's request. */
interface ChatInput {
  readonly id: string;
  readonly replyId: string;
  readonly message: string;
  readonly language: ChatLanguage;
  /** No service outside is asked. */
  readonly local: boolean;
  /** For the companion alone: it goes to no service outside. */
  readonly known: Known | null;
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const MAX_MESSAGE = 4000;
// 4000 characters, each as two escapes.
const MAX_BYTES = 64 * 1024;

/** The input of a request, or null when it is none. */
async function readInput(request: Request): Promise<ChatInput | null> {
  const body = await readJson(request, MAX_BYTES);
  if (body === null) return null;
  const { id, replyId, message, language, local } = body;
  if (typeof id !== 'string' || typeof replyId !== 'string' || id === replyId) return null;
  if (!UUID.test(id) || !UUID.test(replyId)) return null;
  if (typeof message !== 'string' || !/\S/.test(message)) return null;
  if ([...message].length > MAX_MESSAGE) return null;
  if (language !== 'en' && language !== 'ar') return null;
  return {
    id,
    replyId,
    message,
    language,
    local: local === true,
    known: parseKnown(body['known']),
  };
}

/** What may leave: addresses, numbers and the own name are out of it, and it stands in the person's ledger before it goes. */
async function sendable(
  client: SupabaseClient,
  { url, model }: CompletionsConfig,
  { message, language }: ChatInput,
  { history, heldBack }: Before,
): Promise<Question> {
  const name = await readOwnName(client);
  const said = [...history, { type: 'user' as const, message }].map((one) => ({
    ...one,
    cleaned: takeOut(one.message, name),
  }));
  await enterSending(client, {
    ...{ provider: new URL(url).host, model, heldBack },
    items: said.map(({ cleaned }) => cleaned.text),
    takenOut: said.reduce((sum, { cleaned }) => sum + cleaned.takenOut, 0),
  });
  const clean = said.map(({ type, cleaned }) => ({ type, message: cleaned.text }));
  return { message: clean.at(-1)?.message ?? '', language, history: clean.slice(0, -1) };
}
