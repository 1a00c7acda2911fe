import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { completionsConfig } from './config.ts';
import { completedReply, type Question, type ReplyPart } from './reply.ts';
import { startStandIn, type StandIn, type StandInAnswer } from './testing/stand-in.ts';

let standIn: StandIn;
beforeAll(async () => {
  standIn = await startStandIn();
});
beforeEach(() => {
  standIn.calls.length = 0;
  standIn.answers.length = 0;
});
afterAll(() => standIn.close());

const question: Question = { message: 'I am tired', language: 'en', history: [] };

async function reply(given: Question = question): Promise<ReplyPart[]> {
  // Long enough for a busy machine to answer, short enough to wait for where it must pass.
  const config = { url: standIn.url, key: 'secret-key', model: 'small', timeoutMs: 1000 };
  const parts: ReplyPart[] = [];
  const { signal } = new AbortController();
  for await (const part of completedReply(config, given, signal)) parts.push(part);
  return parts;
}

const texts = (...all: string[]) => all.map((text) => ({ text }));
const fine: StandInAnswer = { kind: 'stream', pieces: ['Rest ', 'a little.'] };

describe('the call', () => {
  test('is a POST of JSON with model, messages, 0.7 and 500 (DATA-288, DATA-289, DATA-290, DATA-292, DATA-293)', async () => {
    await reply();
    const [call] = standIn.calls;
    expect(call?.method).toBe('POST');
    expect(call?.headers['content-type']).toBe('application/json');
    expect(call?.body).toMatchObject({ model: 'small', temperature: 0.7, max_tokens: 500 });
  });

  test('carries the bearer credential of the server (DATA-298)', async () => {
    await reply();
    expect(standIn.calls[0]?.headers.authorization).toBe('Bearer secret-key');
  });

  test('says the instruction, the last 6 messages and the new one (DATA-291, DATA-294, DATA-295, DATA-296)', async () => {
    const history = Array.from({ length: 9 }, (_, index) => ({
      type: index % 2 === 0 ? ('user' as const) : ('ai' as const),
      message: `message ${index}`,
    }));
    await reply({ ...question, history });
    const { messages } = standIn.calls[0]?.body as {
      messages: { role: string; content: string }[];
    };
    expect(messages[0]?.role).toBe('system');
    expect(messages[0]?.content).toContain('concise, warm motivational assistant');
    expect(messages.slice(1)).toEqual([
      { role: 'assistant', content: 'message 3' },
      { role: 'user', content: 'message 4' },
      { role: 'assistant', content: 'message 5' },
      { role: 'user', content: 'message 6' },
      { role: 'assistant', content: 'message 7' },
      { role: 'user', content: 'message 8' },
      { role: 'user', content: 'I am tired' },
    ]);
  });
});

describe('the answer', () => {
  test.each(['stream', 'no-done'] as const)('comes in pieces: %s', async (kind) => {
    standIn.answers.push({ kind, pieces: ['Rest ', 'a little. ', 'راحة 🌿'] });
    expect(await reply()).toEqual(texts('Rest ', 'a little. ', 'راحة 🌿'));
  });

  test('of an endpoint that does not stream is the message of the first choice (DATA-297)', async () => {
    standIn.answers.push({ kind: 'json', pieces: ['Rest a little.'] });
    expect(await reply()).toEqual(texts('Rest a little.'));
  });

  const isRetryable: readonly (readonly [string, StandInAnswer])[] = [
    ['429', { kind: 'status', status: 429 }],
    ['500', { kind: 'status', status: 500 }],
    ['a hang', { kind: 'hang' }],
    ['a dropped connection', { kind: 'drop' }],
    ['malformed JSON', { kind: 'malformed' }],
    ['a malformed event', { kind: 'malformed-event' }],
    ['an error within the stream', { kind: 'error-event' }],
    ['no choice', { kind: 'empty' }],
    ['a blank answer', { kind: 'stream', pieces: [] }],
  ];
  test.each(isRetryable)('is asked for once more after %s', async (_what, fault) => {
    standIn.answers.push(fault, fine);
    expect(await reply()).toEqual(texts('Rest ', 'a little.'));
    expect(standIn.calls).toHaveLength(2);
  });

  test.each([
    ['a cut stream', 'cut'],
    ['a stream that stalls', 'stall'],
  ] as const)('begins again after %s', async (_what, kind) => {
    standIn.answers.push({ kind, pieces: ['Half'] }, fine);
    expect(await reply()).toEqual([{ text: 'Half' }, 'reset', ...texts('Rest ', 'a little.')]);
  });

  test.each([
    ['endless-events', true],
    ['endless-event', false],
    ['endless-json', false],
  ] as const)('without an end is cut off: %s', async (kind, speaks) => {
    standIn.answers.push({ kind }, fine);
    const parts = await reply();
    const first = parts.slice(0, Math.max(0, parts.indexOf('reset')));
    expect(first.length > 0).toBe(speaks);
    // 256 KB, all that surrounds the words included.
    const words = first.map((part) => (part === 'reset' ? '' : part.text)).join('');
    expect(words.length).toBeLessThan(256 * 1024);
    expect(parts.slice(-2)).toEqual(texts('Rest ', 'a little.'));
  });

  test.each(isRetryable)('is given up when %s comes twice', async (_what, fault) => {
    standIn.answers.push(fault, fault, fine);
    await expect(reply()).rejects.toMatchObject({ name: 'CompletionError' });
    expect(standIn.calls).toHaveLength(2);
  });

  test.each([400, 401, 403, 404])('is not asked for again after %i', async (status) => {
    standIn.answers.push({ kind: 'status', status }, fine);
    await expect(reply()).rejects.toMatchObject({ fault: 'refused' });
    expect(standIn.calls).toHaveLength(1);
  });
});

test('whoever leaves ends the call', async () => {
  const other = await startStandIn();
  other.answers.push({ kind: 'stall', pieces: ['Half'] });
  const leaving = new AbortController();
  const config = { url: other.url, key: 'k', model: 'm', timeoutMs: 60_000 };
  const parts = completedReply(config, question, leaving.signal);
  expect(await parts.next()).toEqual({ done: false, value: { text: 'Half' } });
  const next = parts.next();
  leaving.abort();
  await expect(next).rejects.toMatchObject({ name: 'AbortError' });
  await other.abandoned;
  await other.close();
});

describe('the configuration', () => {
  const of = (variables: Record<string, string>) => completionsConfig((name) => variables[name]);
  const all = {
    CHAT_COMPLETIONS_URL: 'https://api.example.com/v1/chat/completions',
    CHAT_COMPLETIONS_KEY: 'k',
    CHAT_COMPLETIONS_MODEL: 'm',
  };

  test('is none without its variables, and an error with half of them', () => {
    expect(of({})).toBeNull();
    expect(of(all)).toEqual({
      url: all.CHAT_COMPLETIONS_URL,
      key: 'k',
      model: 'm',
      timeoutMs: 20_000,
    });
    expect(of({ ...all, CHAT_COMPLETIONS_TIMEOUT_MS: '500' })?.timeoutMs).toBe(500);
    for (const name of Object.keys(all)) {
      expect(() =>
        of(Object.fromEntries(Object.entries(all).filter(([key]) => key !== name))),
      ).toThrow('belong together');
    }
    expect(() => of({ ...all, CHAT_COMPLETIONS_URL: 'no address' })).toThrow('belong together');
    expect(() => of({ ...all, CHAT_COMPLETIONS_TIMEOUT_MS: 'soon' })).toThrow('TIMEOUT');
  });

  test.each(['http://api.example.com/v1', 'http://127.0.0.1.example.com/', 'ftp://127.0.0.1/'])(
    'refuses %s: what people write would be read on the way',
    (url) => expect(() => of({ ...all, CHAT_COMPLETIONS_URL: url })).toThrow('must be https:'),
  );

  test.each(['http://127.0.0.1:11434/v1', 'http://localhost:11434/v1', 'http://[::1]:1/'])(
    'takes %s: it does not leave this machine',
    (url) => expect(of({ ...all, CHAT_COMPLETIONS_URL: url })?.url).toBe(url),
  );
});
