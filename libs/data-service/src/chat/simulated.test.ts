import { afterEach, describe, expect, it, test, vi } from 'vitest';
import { chatContract } from './contract.ts';
import { newChatMessage } from './message.ts';
import { createSimulatedChat, DEMO_CHAT_KEY } from './simulated.ts';

function memory() {
  const entries = new Map<string, string>();
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
  };
}

const isCrisis = (message: string) => /die|موت/.test(message);
const create = (storage = memory()) =>
  createSimulatedChat({
    storage,
    now: () => new Date('2026-11-21T06:30:00Z'),
    isCrisis,
    delayMs: { read: 0, write: 0, chat: 0 },
  });

describe('simulated chat', () => {
  chatContract(async () => create(), { describe, it, expect });
});

test('what the demo keeps outlives a reload; what is broken begins again', async () => {
  const storage = memory();
  const said = await create(storage).send(newChatMessage('Hello', 'en'));
  expect(await create(storage).history()).toEqual(said);
  storage.setItem(DEMO_CHAT_KEY, '[{"type":"system"}]');
  expect(await create(storage).history()).toEqual([]);
});

describe('the delay', () => {
  afterEach(() => void vi.useRealTimers());

  test('of an answer is 1000 ms (DATA-302)', async () => {
    vi.useFakeTimers();
    const settled = vi.fn();
    const chat = createSimulatedChat({ storage: memory(), now: () => new Date(), isCrisis });
    void chat.send(newChatMessage('Hello', 'en')).then(settled);
    await vi.advanceTimersByTimeAsync(999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(settled).toHaveBeenCalledOnce();
  });
});
