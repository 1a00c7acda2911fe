import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Backend, startBackend } from '@nafas/backend';
import { createSupabaseChat, EXTERNAL_AI_TEXT, newChatMessage } from '@nafas/data-service/chat';
import { createSupabaseConsents } from '@nafas/data-service/consents';
import { startStandIn, type StandIn } from '@nafas/functions/chat-stand-in';
import { createClient, type TestClient } from '../support/test-client.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

// Nothing of danger, and no answer to it, goes to a service outside, whatever the order: the stand-in of that service
// keeps every byte that it gets.

let dataDir: string;
let backend: Backend;
let standIn: StandIn;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'nafas-danger-'));
  standIn = await startStandIn();
  const env = {
    CHAT_COMPLETIONS_URL: standIn.url,
    CHAT_COMPLETIONS_KEY: 'secret-key',
    CHAT_COMPLETIONS_MODEL: 'small',
  };
  backend = await startBackend({ dataDir, port: 0, allowedOrigins: [], env });
});
afterAll(async () => {
  await backend.close();
  await standIn.close();
  await rm(dataDir, { recursive: true, force: true });
});

const CRISIS = 'I want to kill myself';
const CONCERN = 'suicide';
const ARABIC = 'بدي موت';
/** Nothing that begins like this was ever sent: what is said of danger, and every answer to it. */
const SECRETS = [
  CRISIS,
  CONCERN,
  ARABIC,
  // Parts of the first answers of the help path.
  'ending your life',
  'thoughts of suicide',
  'thoughts of dying',
  'إنهاء حياتك',
  'answer-to-danger',
];
afterEach(() => {
  const sent = standIn.calls.map(({ raw }) => raw).join('\n');
  // JSON may write letters as escapes; what arrived is compared as text too.
  const said = standIn.calls.map(({ body }) => JSON.stringify(body)).join('\n');
  for (const secret of SECRETS) {
    expect(sent).not.toContain(secret);
    expect(said).not.toContain(secret);
  }
  standIn.calls.length = 0;
});

async function person(name: string) {
  const client = createClient(backend.url, backend.anonKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  const credentials = { email: `${name}@nafas.test`, password: 'a long enough one' };
  const { error } = await client.auth.signUp(credentials);
  expect(error).toBeNull();
  const chat = createSupabaseChat(client);
  await createSupabaseConsents(client).grant({
    purpose: 'external_ai',
    textVersion: EXTERNAL_AI_TEXT,
    language: 'en',
    provider: new URL(standIn.url).host,
  });
  const say = (text: string) => chat.send(newChatMessage(text, 'en'));
  return { client, chat, say };
}

/** Makes the conversation three weeks older, as its owner may. */
async function age(client: TestClient): Promise<void> {
  const WEEKS = 21 * 24 * 60 * 60 * 1000;
  const { data } = await client.from('chat_messages').select('*').order('sent_at');
  await client.from('chat_messages').delete().not('id', 'is', null);
  for (const row of data ?? []) {
    const care = row.care && { ...row.care, dangerAt: row.care.dangerAt - WEEKS };
    const sent_at = new Date(Date.parse(row.sent_at) - WEEKS).toISOString();
    const { error } = await client.from('chat_messages').insert({ ...row, care, sent_at });
    expect(error).toBeNull();
  }
}

/** Puts a message into the conversation past the function, as a client of its owner may. */
async function plant(client: TestClient, row: Record<string, unknown>): Promise<string> {
  const id = crypto.randomUUID();
  const { error } = await client.from('chat_messages').insert({ id, type: 'user', ...row });
  expect(error).toBeNull();
  return id;
}

test.each([CRISIS, CONCERN, ARABIC])(
  'not as the message, nor later as history: %s (DECISION-127)',
  async (text) => {
    const { client, chat, say } = await person(`says-${SECRETS.indexOf(text)}`);
    await say('I am tired');
    await say(text);
    await say('yes');
    await say('What are my goals?');
    expect(await chat.history()).toHaveLength(8);
    expect(standIn.calls).toHaveLength(1);
    // Weeks later, when the path is over.
    await age(client);
    await say('And now?');
    expect(standIn.calls).toHaveLength(2);
    const { messages } = standIn.calls[1]?.body as { messages: { content: string }[] };
    expect(messages.slice(1).map(({ content }) => content)).toEqual([
      'I am tired',
      'Breathe out slowly.',
      'And now?',
    ]);
  },
);

test('not when it was written past the function', async () => {
  const { client, say } = await person('plants');
  const id = await plant(client, { message: CRISIS });
  await plant(client, { type: 'ai', message: 'answer-to-danger', reply_to: id });
  await plant(client, { type: 'ai', message: 'answer-to-danger, of before answers had a mark' });
  await plant(client, { type: 'ai', message: `You said: ${CRISIS}` });
  await say('Hello');
  expect(standIn.calls).toHaveLength(1);
});

test('not when the answer comes after another message', async () => {
  const { client, say } = await person('crosses');
  const at = (second: number) => new Date(Date.now() - 60_000 + second * 1000).toISOString();
  const dangerous = await plant(client, { message: CRISIS, sent_at: at(1) });
  await plant(client, { message: 'Hello', sent_at: at(2) });
  await plant(client, {
    type: 'ai',
    message: 'answer-to-danger',
    reply_to: dangerous,
    sent_at: at(3),
  });
  await say('And now?');
  expect(standIn.calls).toHaveLength(1);
});

test('not when both are said at once', async () => {
  const { say } = await person('hurries');
  await Promise.all([say('Hello'), say(CRISIS), say('How are you?'), say(ARABIC)]);
  // From then on the help path answers.
  await say('And now?');
  expect(standIn.calls.length).toBeLessThanOrEqual(2);
});

test('not when the dangerous message was deleted and its answer was not', async () => {
  const { client, say } = await person('deletes');
  const id = await plant(client, { message: CRISIS });
  await plant(client, { type: 'ai', message: 'answer-to-danger', reply_to: id });
  expect((await client.from('chat_messages').delete().eq('id', id)).error).toBeNull();
  await say('Hello');
  expect(standIn.calls).toHaveLength(1);
});

test('not under the id of a harmless message that is there already', async () => {
  const { client, chat, say } = await person('borrows');
  const message = newChatMessage(CRISIS, 'en');
  await client.from('chat_messages').insert({ id: message.id, type: 'user', message: 'Hello' });
  await expect(chat.send(message)).rejects.toMatchObject({ code: 'conflict' });
  await say('And now?');
  expect(standIn.calls).toHaveLength(1);
});

test('not behind many harmless ones', async () => {
  const { client, say } = await person('digs');
  await plant(client, { message: CRISIS });
  for (let i = 0; i < 5; i += 1) await plant(client, { message: `Nothing much ${i}` });
  await say('And now?');
  const { messages } = standIn.calls[0]?.body as { messages: { content: string }[] };
  expect(messages.slice(1, -1).map(({ content }) => content)).toEqual(
    [0, 1, 2, 3, 4].map((i) => `Nothing much ${i}`),
  );
});
