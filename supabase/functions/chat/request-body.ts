import type { ChatLanguage } from '@nafas/data-service/chat/responder';

/** A message as it is kept. */
export interface Said {
  readonly type: 'user' | 'ai';
  readonly message: string;
}

/** How many messages before the new one are sent to the endpoint. */
export const CONTEXT_MESSAGES = 6;

const LANGUAGE_NAMES: Readonly<Record<ChatLanguage, string>> = { en: 'English', ar: 'Arabic' };

function instruction(language: ChatLanguage): string {
  return [
    'You are the concise, warm motivational assistant of Nafas, an app for emotional well-being.',
    'Answer in at most four short sentences, in plain text, and end with one open question or one small step.',
    'You are an AI; say so when asked, and never claim to be human or a therapist.',
    'Give no diagnosis, no medical or medication advice, and never blame or push.',
    'If the person may be in danger, ask about it directly and kindly, and point to the Help now page of the app, their emergency number, or someone they trust. Never describe means of self-harm and never name a phone number.',
    `Answer in the language of the person's last message; if it can't be told, in ${LANGUAGE_NAMES[language]}.`,
  ].join(' ');
}

/** The body of the chat-completions call: the instruction, the last six messages, the new one. */
export function requestBody(
  model: string,
  language: ChatLanguage,
  history: readonly Said[],
  message: string,
) {
  return {
    model,
    temperature: 0.7,
    max_tokens: 500,
    stream: true,
    messages: [
      { role: 'system', content: instruction(language) },
      ...history.slice(-CONTEXT_MESSAGES).map((said) => ({
        role: said.type === 'user' ? 'user' : 'assistant',
        content: said.message,
      })),
      { role: 'user', content: message },
    ],
  };
}
