import { describe, expect, it, test } from 'vitest';
import { expectToSettleAfter } from '../testing/expect-to-settle.ts';
import { createMemoryStorage } from '../testing/memory-storage.ts';
import { chatContract } from './contract.ts';
import { newChatMessage } from './message.ts';
import { createSimulatedChat, DEMO_CHAT_KEY, type SimulatedChatOptions } from './simulated.ts';

const care: SimulatedChatOptions['care'] = async ({ message, before }) => {
  const turns = Number(before?.['turns'] ?? 0);
  if (turns === 0 && !/die/.test(message)) return null;
  return { reply: `Turn ${turns + 1}`, mark: { turns: turns + 1 } };
};
const create = (storage = createMemoryStorage()) =>
  createSimulatedChat({
    storage,
    now: () => new Date('2026-11-21T06:30:00Z'),
    care,
    delayMs: { read: 0, write: 0, chat: 0 },
  });

describe('simulated chat', () => {
  chatContract(async () => create(), { describe, it, expect });
});

test('what the demo keeps outlives a reload; what is broken begins again', async () => {
  const storage = createMemoryStorage();
  const said = await create(storage).send(newChatMessage('Hello', 'en'));
  expect(await create(storage).history()).toEqual(said);
  storage.setItem(DEMO_CHAT_KEY, '[{"type":"system"}]');
  expect(await create(storage).history()).toEqual([]);
});

test('the help path answers first, and stands where it stood after a reload', async () => {
  const storage = createMemoryStorage();
  const say = async (text: string) => (await create(storage).send(newChatMessage(text, 'en')))[1];
  expect(await say('Hello')).toMatchObject({ care: null });
  expect(await say('I want to die')).toMatchObject({ message: 'Turn 1', care: { turns: 1 } });
  const next = newChatMessage('yes', 'en');
  const added = await create(storage).send(next);
  expect(added.map((one) => one.care)).toEqual([{ turns: 2 }, { turns: 2 }]);
  expect(await create(storage).send(next)).toEqual(added);
});

test('a stopped answer is kept as far as it came; one of which nothing came is none', async () => {
  const chat = create();
  const stopped = AbortSignal.abort();
  for (const [soFar, kept] of [
    ['Rest a ', ['Hello', 'Rest a']],
    [' ', ['Hello']],
  ] as const) {
    const message = newChatMessage('Hello', 'en');
    await expect(chat.send(message, () => undefined, stopped)).rejects.toThrow();
    const all = await chat.saveStoppedReply(message, soFar);
    expect(all.map((one) => one.message)).toEqual(kept);
  }
});

describe('the delay', () => {
  test('of an answer is 1000 ms (DATA-302)', async () => {
    const chat = createSimulatedChat({
      storage: createMemoryStorage(),
      now: () => new Date(),
      care,
    });
    await expectToSettleAfter(1000, () => chat.send(newChatMessage('Hello', 'en')));
  });
});
