import { expect, test } from 'vitest';
import { readReply } from './events.ts';

const createBody = (text: string) => new Response(text).body ?? new ReadableStream();
const delta = (text: string) => `event: delta\ndata: ${JSON.stringify({ text })}\n\n`;
const at = '2026-11-21T06:30:00+00:00';
const said = {
  id: crypto.randomUUID(),
  type: 'user' as const,
  message: 'I am tired',
  timestamp: at,
};
const reply = { id: crypto.randomUUID(), type: 'ai' as const, message: 'Rest', timestamp: at };
const done = (data: object) => `event: done\ndata: ${JSON.stringify(data)}\n\n`;
const DONE = done({ said, reply });

test('an answer grows until it is done, and begins anew after a reset', async () => {
  const heard: string[] = [];
  const stream = `${delta('Bre')}${delta('athe')}event: reset\ndata: {}\n\n${delta('Rest')}${DONE}`;
  const kept = await readReply(createBody(stream), (text) => heard.push(text));
  expect(heard).toEqual(['Bre', 'Breathe', '', 'Rest']);
  const timestamp = '2026-11-21T06:30:00.000Z';
  expect(kept).toEqual([
    { ...said, timestamp, care: null, offer: null },
    { ...reply, timestamp, care: null, offer: null },
  ]);
});

test.each([
  ['nothing', ''],
  ['one that is cut off', delta('Bre')],
  ['no JSON', `event: delta\ndata: {"text\n\n${DONE}`],
  ['a delta without text', `event: delta\ndata: {"txt":"a"}\n\n${DONE}`],
  ['a done without what is kept', `${delta('Bre')}${done({})}`],
  ['a done with half of it', `${delta('Bre')}${done({ said, reply: { id: reply.id } })}`],
  ['a page', '<!doctype html><p>Bad gateway'],
])('an invalid response is an error: %s (MOTIVATION-047)', async (_what, stream) => {
  await expect(readReply(createBody(stream), () => undefined)).rejects.toMatchObject({
    name: 'ChatError',
    code: 'invalid-response',
  });
});

test('a reply that failed is told as such', async () => {
  const stream = `${delta('Bre')}event: failed\ndata: {}\n\n`;
  await expect(readReply(createBody(stream), () => undefined)).rejects.toMatchObject({
    code: 'reply-failed',
  });
});
