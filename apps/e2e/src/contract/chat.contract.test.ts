import { careTurn } from '@nafas/care/conversation';
import { prepareScreening } from '@nafas/care/packs';
import { screenForCrisis } from '@nafas/care/screening';
import {
  createSimulatedChat,
  createSupabaseChat,
  EXTERNAL_AI_TEXT,
  newChatMessage,
} from '@nafas/data-service/chat';
import { chatCareContract } from '@nafas/data-service/chat/care-contract';
import { chatContract } from '@nafas/data-service/chat/contract';
import { companionReply } from '@nafas/data-service/chat/responder';
import { createSupabaseConsents } from '@nafas/data-service/consents';
import { createMemoryStorage } from '@nafas/data-service/testing/memory-storage';
import { startStandIn, type StandIn } from '@nafas/functions/chat-stand-in';
import { setUpBackend } from '../support/test-backend.ts';
import type { TestClient } from '../support/test-client.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';

let standIn: StandIn;
// The server's environment; a test may configure an endpoint.
const env: Record<string, string | undefined> = {};
const backend = setUpBackend({ env });

beforeAll(async () => {
  await prepareScreening();
  standIn = await startStandIn();
});
beforeEach(() => {
  for (const name of Object.keys(env)) Reflect.deleteProperty(env, name);
  standIn.calls.length = 0;
  standIn.answers.length = 0;
});
afterAll(async () => {
  await standIn.close();
});

const signedUp = async (name: string) => (await backend.signUp(name)).user;

function configure(): void {
  env['CHAT_COMPLETIONS_URL'] = standIn.url;
  env['CHAT_COMPLETIONS_KEY'] = 'secret-key';
  env['CHAT_COMPLETIONS_MODEL'] = 'small';
  env['CHAT_COMPLETIONS_TIMEOUT_MS'] = '1000';
}

describe('chat on the embedded backend', () => {
  // A user for each: nobody may send more than 30 messages a minute.
  let users = 0;
  const someone = async () => createSupabaseChat(await signedUp(`contract-${(users += 1)}`));
  chatContract(someone, { describe, it, expect });
  chatCareContract(someone, { describe, it, expect });

  test('what is kept of the path comes back after a reload, on any device (DECISION-125)', async () => {
    const user = await signedUp('reloads');
    await createSupabaseChat(user).send(newChatMessage('I want to die', 'en'));
    const kept = await createSupabaseChat(user).history();
    expect(kept.map(({ care }) => care?.['step'])).toEqual(['asked', 'asked']);
    const [, reply] = await createSupabaseChat(user).send(newChatMessage('yes', 'en'));
    expect(reply?.care).toMatchObject({ step: 'timing' });
  });
});

describe('simulated chat', () => {
  const demo = async () =>
    createSimulatedChat({
      storage: createMemoryStorage(),
      now: () => new Date(),
      care: async (turn) => careTurn(turn, screenForCrisis(turn.message)),
      delayMs: { read: 0, write: 0, chat: 0 },
    });
  chatCareContract(demo, { describe, it, expect });
});

/** Agrees that a service outside answers. */
function agree(user: TestClient, language: 'en' | 'ar', provider: string) {
  const words = { purpose: 'external_ai', textVersion: EXTERNAL_AI_TEXT } as const;
  return createSupabaseConsents(user).grant({ ...words, language, provider });
}

describe('with an endpoint on the server', () => {
  /** Someone who agreed. */
  async function agreed(name: string) {
    const user = await signedUp(name);
    const chat = createSupabaseChat(user);
    await agree(user, 'en', new URL(standIn.url).host);
    configure();
    return { user, chat };
  }

  test('it answers, streamed, knowing what was said before (MOTIVATION-057, DATA-228, DATA-287, DECISION-097, DECISION-099)', async () => {
    const { chat } = await agreed('asks');
    const heard: string[] = [];
    const message = newChatMessage('I am tired', 'en');
    const added = await chat.send(message, (text) => heard.push(text));
    // Sentence by sentence: each was looked at before it is passed on.
    expect(heard).toEqual(['Breathe out slowly.']);
    expect(added.map(({ type, message: said }) => [type, said])).toEqual([
      ['user', 'I am tired'],
      ['ai', 'Breathe out slowly.'],
    ]);
    await chat.send(newChatMessage('And now?', 'en'));
    const { messages } = standIn.calls[1]?.body as { messages: { content: string }[] };
    expect(messages.slice(1).map(({ content }) => content)).toEqual([
      'I am tired',
      'Breathe out slowly.',
      'And now?',
    ]);
    expect(await chat.send(message)).toEqual(added);
    expect(await chat.history()).toHaveLength(4);
    expect(standIn.calls).toHaveLength(2);
  });

  test('without consent it is not asked and nothing is kept; a consent taken back counts no more (DECISION-090)', async () => {
    const user = await signedUp('has-not-agreed');
    const chat = createSupabaseChat(user);
    configure();
    const refused = {
      name: 'ChatError',
      code: 'consent-required',
      provider: new URL(standIn.url).host,
    };
    await expect(chat.send(newChatMessage('Hello', 'en'))).rejects.toMatchObject(refused);
    expect(await chat.history()).toEqual([]);
    const { host } = new URL(standIn.url);
    // Neither another service nor other words are what is asked for.
    await agree(user, 'ar', 'api.example.com');
    const older = { id: crypto.randomUUID(), purpose: 'external_ai', language: 'ar' };
    const { error } = await user
      .from('consents')
      .insert({ ...older, provider: host, text_version: 'chat-2025-01' });
    expect(error).toBeNull();
    await expect(chat.send(newChatMessage('Hello', 'en'))).rejects.toMatchObject(refused);
    const given = await agree(user, 'ar', host);
    expect(await agree(user, 'ar', host)).toEqual(given);
    await chat.send(newChatMessage('Hello', 'en'));
    expect(standIn.calls).toHaveLength(1);
    const withdrawn = { withdrawn_at: new Date().toISOString() };
    await user.from('consents').update(withdrawn).eq('purpose', 'external_ai');
    await expect(chat.send(newChatMessage('Hello', 'en'))).rejects.toMatchObject(refused);
    expect(standIn.calls).toHaveLength(1);
  });

  test('what sounds like danger is answered with help and goes nowhere, consent or not', async () => {
    const chat = createSupabaseChat(await signedUp('in-danger'));
    configure();
    const added = await chat.send(newChatMessage('I want to kill myself', 'en'));
    expect(added.at(-1)?.message).toMatch(/your life|suicide|dying|not living/);
    expect(added.at(-1)?.care).toMatchObject({ step: expect.any(String) });
    expect(standIn.calls).toEqual([]);
  });

  test.each([
    ['a diagnosis', ['I hear you. ', 'You clearly have depression.']],
    ['a dose', ['Take 40 mg before bed.']],
    ['a method', ['You could overdose.']],
    ['dependence', ['You don’t need a therapist. ', 'Keep this between us.']],
    ['a pretence', ['I am a real person.']],
    ['no end', Array.from({ length: 300 }, () => 'On and on. ')],
  ])('%s from a harmful model does not reach the person', async (what, pieces) => {
    const { chat } = await agreed(`harmful-${what.replaceAll(' ', '-')}`);
    standIn.answers.push({ kind: 'stream', pieces });
    const heard: string[] = [];
    const message = newChatMessage('I am tired', 'en');
    const [, reply] = await chat.send(message, (text) => heard.push(text));
    expect(reply?.message).toBe(companionReply('I am tired', 'en', []).text);
    expect(heard.join(' ')).not.toMatch(/depression|40 mg|overdose|between us|real person/);
    expect(await chat.history()).toMatchObject([{ id: message.id }, { message: reply?.message }]);
  });

  test('what is sent stands in the ledger word for word, without what names somebody (DECISION-155)', async () => {
    const { chat } = await agreed('reads-the-ledger');
    await chat.send(newChatMessage('Write to me at layla@example.org', 'en'));
    // What the companion may know of a check-in is for no service.
    const known = { stress: 9, energy: 1 };
    await chat.send(newChatMessage('Or call 0100 123 4567', 'en', false, known));
    const entries = await chat.ledger();
    expect(entries).toMatchObject([
      {
        provider: new URL(standIn.url).host,
        items: ['Write to me at [an address]', 'Breathe out slowly.', 'Or call [a number]'],
        takenOut: 2,
        heldBack: 0,
      },
      { items: ['Write to me at [an address]'], takenOut: 1 },
    ]);
    const sent = standIn.calls
      .slice(-2)
      .map(({ body }) =>
        (body as { messages: { content: string }[] }).messages
          .slice(1)
          .map(({ content }) => content),
      );
    expect(sent.toReversed()).toEqual(entries.map(({ items }) => items));
  });

  test('nothing is sent, nor entered, where the person wants the answer from here (DECISION-155)', async () => {
    const { chat } = await agreed('stays-here');
    const known = { stress: 9, energy: null };
    const [, reply] = await chat.send(newChatMessage('I lie awake at night', 'en', true, known));
    const own = companionReply('I lie awake at night', 'en', [], Math.random, known).text;
    expect(reply?.message).toBe(own);
    expect(own).toContain('stress 9 today');
    expect(reply?.offer).toBe('breathe');
    expect([standIn.calls, await chat.ledger()]).toEqual([[], []]);
  });

  test('that failed twice, the message is kept, and the same message is answered later', async () => {
    const { chat } = await agreed('fails');
    standIn.answers.push({ kind: 'cut', pieces: ['Half'] }, { kind: 'status', status: 500 });
    const message = newChatMessage('I am tired', 'en');
    const heard: string[] = [];
    const sending = chat.send(message, (text) => heard.push(text));
    await expect(sending).rejects.toMatchObject({ code: 'reply-failed' });
    expect(heard).toEqual([]);
    expect(await chat.history()).toMatchObject([{ id: message.id, type: 'user' }]);
    expect(await chat.send(message)).toMatchObject([{ id: message.id }, { id: message.replyId }]);
  });

  test('the same message under other ids for its answer is sent once', async () => {
    const { user, chat } = await agreed('repeats');
    const message = newChatMessage('I am tired', 'en');
    const added = await chat.send(message);
    for (let again = 0; again < 3; again += 1) {
      const body = { ...message, replyId: crypto.randomUUID() };
      const { data, error } = await user.functions.invoke<Response>('chat', { body });
      expect(error).toBeNull();
      expect(await data?.text()).toContain(`"reply":{"id":"${message.replyId}"`);
    }
    expect(standIn.calls).toHaveLength(1);
    expect(await chat.ledger()).toHaveLength(1);
    expect(await chat.history()).toEqual(added);
  });

  test('no answer of the server holds the key (DATA-299, DECISION-100)', async () => {
    const { user } = await agreed('looks-for-the-key');
    const { data } = await user.auth.getSession();
    const body = JSON.stringify(newChatMessage('What is your key?', 'en'));
    const headers = {
      apikey: backend.anonKey,
      authorization: `Bearer ${data.session?.access_token ?? ''}`,
    };
    for (const answer of [
      { kind: 'stream', pieces: ['No.'] } as const,
      { kind: 'status', status: 401 } as const,
    ]) {
      standIn.answers.push(answer);
      const response = await fetch(`${backend.url}/functions/v1/chat`, {
        method: 'POST',
        headers,
        body,
      });
      const text = `${JSON.stringify([...response.headers])}${await response.text()}`;
      expect(response.status).toBe(200);
      expect(text).not.toContain('secret-key');
    }
    expect(standIn.calls[0]?.headers.authorization).toBe('Bearer secret-key');
  });

  test('whoever leaves stops the call', async () => {
    const { chat } = await agreed('leaves');
    standIn.answers.push({ kind: 'stall', pieces: ['Half of it. '] });
    env['CHAT_COMPLETIONS_TIMEOUT_MS'] = '60000';
    const leaving = new AbortController();
    const sending = chat.send(newChatMessage('Hello', 'en'), () => leaving.abort(), leaving.signal);
    await expect(sending).rejects.toThrow();
    await standIn.abandoned;
  });
});

describe('nobody else', () => {
  test('another user reads nothing, erases nothing and answers nothing of it', async () => {
    const ada = createSupabaseChat(await signedUp('ada'));
    const bea = createSupabaseChat(await signedUp('bea'));
    const message = newChatMessage('Hello', 'en');
    const hers = await ada.send(message);
    expect(await bea.history()).toEqual([]);
    await bea.erase();
    await expect(bea.send(message)).rejects.toMatchObject({ code: 'conflict' });
    expect(await ada.history()).toEqual(hers);
  });

  test('without a session there is no answer', async () => {
    const nobody = createSupabaseChat(backend.client());
    await expect(nobody.send(newChatMessage('Hello', 'en'))).rejects.toMatchObject({
      code: 'denied',
    });
  });

  test('a loop is told to wait', async () => {
    const chat = createSupabaseChat(await signedUp('loops'));
    const sent = Array.from({ length: 31 }, () => chat.send(newChatMessage('Hello', 'en')));
    const refused = (await Promise.allSettled(sent)).filter(({ status }) => status === 'rejected');
    expect(refused).toMatchObject([{ reason: { name: 'ChatError', code: 'busy' } }]);
  });

  test('the chat is offline when nothing answers', async () => {
    // Port 9 (discard) is refused at once.
    const chat = createSupabaseChat(backend.client({ url: 'http://127.0.0.1:9' }));
    await expect(chat.send(newChatMessage('Hello', 'en'))).rejects.toMatchObject({
      code: 'offline',
    });
    await expect(chat.history()).rejects.toMatchObject({ code: 'offline' });
  });
});
