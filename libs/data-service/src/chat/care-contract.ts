import type * as vitest from 'vitest';
import { newChatMessage } from './message.ts';
import { CHAT_REPLIES } from './responder/replies.ts';
import type { ChatService } from './service.ts';

/** The tests of every ChatService in danger, with the screen and the help path of libs/care. */
export function chatCareContract(
  service: () => Promise<ChatService>,
  { describe, it, expect }: Pick<typeof vitest, 'describe' | 'it' | 'expect'>,
): void {
  describe('in danger', () => {
    it.each([
      ['I want to die', 'en'],
      ['بدي موت', 'ar'],
    ] as const)(
      'answers "%s" with help before anything else, and stays on it (DECISION-125)',
      async (message, language) => {
        const chat = await service();
        const [said, reply] = await chat.send(newChatMessage(message, 'en'));
        expect(reply?.message).toMatch(
          language === 'ar' ? /حياتك|الانتحار|الموت/ : /your life|suicide|dying|not living/,
        );
        expect(reply?.care).toMatchObject({ step: 'asked', language });
        expect(said?.care).toEqual(reply?.care);
        const canned = Object.values(CHAT_REPLIES).flatMap((each) => Object.values(each).flat());
        const heard = [reply?.message];
        for (const answer of language === 'ar' ? ['لا', 'شكرًا'] : ['No', 'Thank you']) {
          const [mine, next] = await chat.send(newChatMessage(answer, 'en'));
          expect(mine?.message).toBe(answer);
          expect(canned).not.toContain(next?.message);
          expect(heard).not.toContain(next?.message);
          expect(next?.care).toMatchObject({ step: 'denied' });
          heard.push(next?.message);
        }
        const kept = (await chat.history()).slice(-6);
        expect(kept.every((one) => one.care !== null)).toBe(true);
      },
    );

    it('understands yes, not sure and someone else by a press as in words (DECISION-125)', async () => {
      const chat = await service();
      const answers: readonly (readonly [string, string])[] = [
        ['I want to die', 'asked'],
        ['I’m not sure', 'timing'],
        ['It comes and goes', 'plan'],
        ['yes', 'means'],
        ['It’s about someone else', 'other-asked'],
      ];
      for (const [message, step] of answers) {
        const [, reply] = await chat.send(newChatMessage(message, 'en'));
        expect(reply?.care, message).toMatchObject({ step });
      }
    });

    it('with a plan for tonight names the emergency number before anything else', async () => {
      const chat = await service();
      const [, reply] = await chat.send(newChatMessage('I will kill myself tonight', 'en'));
      expect(reply?.message).toMatch(/^[^?]*?emergency number/);
      expect(reply?.care).toMatchObject({ imminent: true });
    });

    it('erased, it begins anew', async () => {
      const chat = await service();
      await chat.send(newChatMessage('I want to die', 'en'));
      await chat.erase();
      const [, reply] = await chat.send(newChatMessage('Hello', 'en'));
      expect(reply?.care).toBeNull();
    });
  });
}
