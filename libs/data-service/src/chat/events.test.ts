import { expect, test } from 'vitest';
import { readReply } from './events.ts';

const bodyOf = (text: string) => new Response(text).body ?? new ReadableStream();
const delta = (text: string) => `event: delta\ndata: ${JSON.stringify({ text })}\n\n`;
const DONE = 'event: done\ndata: {}\n\n';

test('an answer grows until it is done, and begins anew after a reset', async () => {
  const heard: string[] = [];
  const stream = `${delta('Bre')}${delta('athe')}event: reset\ndata: {}\n\n${delta('Rest')}${DONE}`;
  await readReply(bodyOf(stream), (text) => heard.push(text));
  expect(heard).toEqual(['Bre', 'Breathe', '', 'Rest']);
});

test.each([
  ['nothing', ''],
  ['one that is cut off', delta('Bre')],
  ['no JSON', `event: delta\ndata: {"text\n\n${DONE}`],
  ['a delta without text', `event: delta\ndata: {"txt":"a"}\n\n${DONE}`],
  ['a page', '<!doctype html><p>Bad gateway'],
])('an invalid response is an error: %s (MOTIVATION-047)', async (_what, stream) => {
  await expect(readReply(bodyOf(stream), () => undefined)).rejects.toMatchObject({
    name: 'ChatError',
    code: 'invalid-response',
  });
});

test('a reply that failed is told as such', async () => {
  const stream = `${delta('Bre')}event: failed\ndata: {}\n\n`;
  await expect(readReply(bodyOf(stream), () => undefined)).rejects.toMatchObject({
    code: 'reply-failed',
  });
});
