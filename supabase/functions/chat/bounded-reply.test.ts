import { expect, test } from 'vitest';
import { boundedReply } from './bounded-reply.ts';
import type { ReplyPart } from './reply.ts';

async function* stream(...parts: readonly (string | 'reset')[]): AsyncGenerator<ReplyPart> {
  for (const part of parts) yield part === 'reset' ? 'reset' : { text: part };
}
async function pass(...parts: readonly string[]): Promise<ReplyPart[]> {
  const passed: ReplyPart[] = [];
  for await (const part of boundedReply(stream(...parts), () => stream('Something else.'))) {
    passed.push(part);
  }
  return passed;
}
const texts = (...all: string[]) => all.map((text) => ({ text }));

test('passes whole sentences on, as they come', async () => {
  expect(await pass('That is ', 'heavy. Br', 'eathe ', 'out.')).toEqual(
    texts('That is heavy. ', 'Breathe out.'),
  );
  expect(await pass('هذا ثقيل. ', 'ما التالي؟')).toEqual(texts('هذا ثقيل. ', 'ما التالي؟'));
});

test('a reply with a fault does not reach the person; its first sentence is taken back', async () => {
  expect(await pass('You clearly have ', 'depression.')).toEqual(texts('Something else.'));
  expect(await pass('I hear you. ', 'Take 40 mg.', ' And more.')).toEqual([
    { text: 'I hear you. ' },
    'reset',
    { text: 'Something else.' },
  ]);
});

test('begins again where the service did', async () => {
  expect(await pass('Half a sen', 'reset', 'Whole.')).toEqual(texts('Whole.'));
  expect(await pass('One. Half', 'reset', 'Whole.')).toEqual([
    { text: 'One. ' },
    'reset',
    { text: 'Whole.' },
  ]);
});
