import type * as vitest from 'vitest';
import { type ChatMessage, newChatMessage } from './message.ts';
import { findCategories } from './responder/keyword-reply.ts';
import { CHAT_REPLIES } from './responder/replies.ts';
import type { ChatService } from './service.ts';

/**
 * The tests that every ChatService must pass when it answers by keyword. Each asks `service` for one of a
 * user who may already have said something.
 */
export function chatContract(
  service: () => Promise<ChatService>,
  { describe, it, expect }: Pick<typeof vitest, 'describe' | 'it' | 'expect'>,
): void {
  const lastTwo = (messages: ChatMessage[]) =>
    messages.slice(-2).map(({ type, message }) => ({ type, message }));

  describe('send', () => {
    it('says the message, then the reply, and returns both (DATA-217, DATA-198, DATA-143, DATA-146)', async () => {
      const chat = await service();
      const before = await chat.history();
      const first = newChatMessage('  I am so stressed  ', 'en');
      const added = await chat.send(first);
      expect(added).toHaveLength(2);
      const [said, reply] = added;
      expect(said).toMatchObject({ id: first.id, type: 'user', message: 'I am so stressed' });
      expect(reply).toMatchObject({ id: first.replyId, type: 'ai' });
      for (const one of [said, reply]) {
        expect(one?.timestamp).toBe(new Date(one?.timestamp ?? '').toISOString());
      }
      expect(await chat.history()).toEqual([...before, ...added]);
      const next = await chat.send(newChatMessage('Thanks', 'en'));
      expect(await chat.history()).toEqual([...before, ...added, ...next]);
    });

    it.each([
      ['en', 'Hello', 'Hello there'],
      ['ar', 'أحتاج إلى تحفيز', 'مرحبًا'],
    ] as const)(
      'answers by keyword with a canned reply in %s (DECISION-098, DATA-219)',
      async (language, ...all) => {
        const chat = await service();
        for (const message of all) {
          const [, reply] = lastTwo(await chat.send(newChatMessage(message, 'en')));
          const canned = findCategories(message).flatMap((each) => CHAT_REPLIES[language][each]);
          expect(canned).toContain(reply?.message);
        }
      },
    );

    it('tells the reply as it grows', async () => {
      const chat = await service();
      const heard: string[] = [];
      const added = await chat.send(newChatMessage('My goals', 'en'), (text) => heard.push(text));
      expect(heard.at(-1)).toBe(added.at(-1)?.message);
      for (const [index, text] of heard.entries()) {
        expect(text.startsWith(heard[index - 1] ?? '')).toBe(true);
      }
    });

    it('repeated says it once and answers once', async () => {
      const chat = await service();
      const message = newChatMessage('Hello again', 'en');
      const first = await chat.send(message);
      const history = await chat.history();
      expect(await chat.send(message)).toEqual(first);
      expect(await chat.history()).toEqual(history);
    });

    it('stopped before it arrived keeps nothing; after its answer, what is kept stays', async () => {
      const chat = await service();
      const before = await chat.history();
      const never = newChatMessage('Never sent', 'en');
      expect(await chat.saveStoppedReply(never, 'Part of')).toEqual([]);
      expect(await chat.history()).toEqual(before);
      const message = newChatMessage('Hello', 'en');
      const added = await chat.send(message);
      expect(await chat.saveStoppedReply(message, 'Part of')).toEqual(added);
      expect(await chat.saveStoppedReply(message, ' ')).toEqual(added);
    });

    it('takes the longest message', async () => {
      const chat = await service();
      const longest = newChatMessage('🌿'.repeat(4000), 'en');
      expect((await chat.send(longest))[0]?.message).toBe(longest.message);
    });

    it.each(['', ' \n ', 'a'.repeat(4001)])(
      'refuses what is no message as invalid',
      async (message) => {
        const chat = await service();
        const before = await chat.history();
        const bad = { ...newChatMessage('x', 'en'), message };
        await expect(chat.send(bad)).rejects.toMatchObject({ name: 'DataError', code: 'invalid' });
        expect(await chat.history()).toEqual(before);
      },
    );
  });

  describe('erase', () => {
    it('forgets the conversation; what is said then begins a new one', async () => {
      const chat = await service();
      await chat.send(newChatMessage('Hello', 'en'));
      await chat.erase();
      expect(await chat.history()).toEqual([]);
      const anew = await chat.send(newChatMessage('Hello', 'en'));
      expect(await chat.history()).toEqual(anew);
    });
  });
}
