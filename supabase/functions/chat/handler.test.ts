import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { chat } from './handler.ts';
import { createFakeBackend, type FakeBackend } from './testing/fake-backend.ts';
import { type StandIn, startStandIn } from './testing/stand-in.ts';

/** Signed by a secret: the auth service alone says whether it is one. */
const TOKEN = `${btoa('{"alg":"HS256"}')}.claims.signature`;

let standIn: StandIn;
beforeAll(async () => {
  standIn = await startStandIn();
});
beforeEach(() => {
  standIn.calls.length = 0;
});
afterAll(() => standIn.close());

/** Says something, and resolves with the answer when all of it has come. */
async function say(backend: FakeBackend, ids: { id: string; replyId: string }) {
  const env: Readonly<Record<string, string>> = {
    CHAT_COMPLETIONS_URL: standIn.url,
    CHAT_COMPLETIONS_KEY: 'secret-key',
    CHAT_COMPLETIONS_MODEL: 'small',
  };
  const request = new Request('https://backend.example/functions/v1/chat', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${TOKEN}` },
    body: JSON.stringify({ ...ids, message: 'I am tired', language: 'en' }),
  });
  const answer = await chat(request, {
    url: 'https://backend.example',
    anonKey: 'public',
    env: (name) => env[name],
    fetch: backend.fetch,
    peerAddress: null,
  });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

const newIds = (id = crypto.randomUUID()) => ({ id, replyId: crypto.randomUUID() });

it('sends a message once, however often its id comes with another one for the answer', async () => {
  const backend = createFakeBackend(9);
  const first = newIds();
  const answers = [await say(backend, first)];
  for (let again = 0; again < 5; again += 1) {
    answers.push(await say(backend, newIds(first.id)));
  }
  expect(standIn.calls).toHaveLength(1);
  expect(backend.ledger).toHaveLength(1);
  // Each is told the one answer, by its own id.
  for (const { status, text } of answers) {
    expect([status, text]).toEqual([200, expect.stringContaining(`"id":"${first.replyId}"`)]);
  }
  expect(backend.messages.map(({ id }) => id)).toEqual([first.id, first.replyId]);
});

it('sends nothing more once the database has counted enough sendings, whatever they were for', async () => {
  const backend = createFakeBackend(2);
  const { id } = newIds();
  const statuses: number[] = [];
  for (let again = 0; again < 4; again += 1) {
    const { status } = await say(backend, newIds(id));
    statuses.push(status);
    // Whoever deletes the answer may ask again, and is counted.
    backend.messages.splice(1);
  }
  expect(statuses).toEqual([200, 200, 429, 429]);
  expect(standIn.calls).toHaveLength(2);
  const refused = await say(backend, newIds());
  expect(refused.headers.get('retry-after')).toBe('1800');
});

it('tells the answer that came first when a message was sent twice at the same moment', async () => {
  const backend = createFakeBackend(9);
  const { id } = newIds();
  const both = await Promise.all([say(backend, newIds(id)), say(backend, newIds(id))]);
  // Both were under way, and both were counted.
  expect([standIn.calls.length, backend.ledger.length]).toEqual([2, 2]);
  const kept = backend.messages.filter(({ type }) => type === 'ai');
  expect(kept).toHaveLength(1);
  for (const { text } of both) expect(text).toContain(`"id":"${String(kept[0]?.['id'])}"`);
});
