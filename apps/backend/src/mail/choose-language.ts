import { setTimeout } from 'node:timers/promises';
import type { EmailDriver } from '@supabase/lite';
import { findLanguage } from '../texts.ts';

const DECLARATION = /\{\{ \$language := .*?\{\{ end \}\}\{\{ end \}\}/gs;
const BLOCK = /\{\{ if eq \$language "(\w+)" \}\}(.*?)\{\{ end \}\}/gs;
const BRANCH = /\{\{ else if eq \$language "(\w+)" \}\}|\{\{ else \}\}/;

/**
 * The branch of a language in a template of supabase/templates, which a hosted project's auth service fills by Go's
 * templates; the last branch for null and for one that there is no branch of.
 */
export function chooseLanguage(template: string, language: string | null): string {
  return template.replace(DECLARATION, '').replace(BLOCK, (_, first: string, rest: string) => {
    // The text of the first branch, then of each further one its language (none for the last) and its text.
    const [text = '', ...others] = rest.split(BRANCH);
    if (first === language) return text;
    for (let index = 0; index < others.length; index += 2) {
      const [of, said = ''] = others.slice(index, index + 2);
      if (of === language || of === undefined) return said;
    }
    return '';
  });
}

// Lite sends some mails within a transaction, on the one connection that there is: the question waits for the mail then.
const ASKED_MS = 1_000;

/** Sends account mails in the language of whom they are for, as far as `languageOf` an address knows it. */
export function inOwnLanguage(
  driver: EmailDriver,
  languageOf: (email: string) => Promise<string | null>,
): EmailDriver {
  return {
    async send(message) {
      // A mail is sent also where nobody can say in what language.
      const asked = languageOf(message.to).catch(() => null);
      const tag = await Promise.race([asked, setTimeout(ASKED_MS, null, { ref: false })]);
      const choose = (text: string) =>
        chooseLanguage(text, tag === null ? null : findLanguage(tag));
      await driver.send({
        ...message,
        subject: choose(message.subject),
        ...(message.html !== undefined && { html: choose(message.html) }),
      });
    },
  };
}
