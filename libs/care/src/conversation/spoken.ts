import { ARABIC } from './sentences.ar.ts';
import { ENGLISH } from './sentences.en.ts';
import type { SentenceName } from './sources.ts';
import type { CareLanguage } from './state.ts';

const SENTENCES = { en: ENGLISH, ar: ARABIC };

/** How often each sentence was said, and the pairs for a reply of nothing new. */
export type Said = Partial<Record<SentenceName | 'more', number>>;

/**
 * The sentences in wordings that were not said. Where all of one were, it is left out; the emergency number never is, and
 * a reply of nothing new gets a pair of other sentences, in the order that is used nowhere else.
 */
export function spoken(names: readonly SentenceName[], said: Said, language: CareLanguage): string {
  const sentences = SENTENCES[language];
  let isNew = false;
  const parts = names.flatMap((name) => {
    const { texts } = sentences[name];
    const count = said[name] ?? 0;
    said[name] = count + 1;
    if (count < texts.length) isNew = true;
    else if (name !== 'emergency') return [];
    return [texts[count % texts.length] ?? ''];
  });
  if (!isNew) {
    const count = said.more ?? 0;
    said.more = count + 1;
    const stay = sentences.stay.texts;
    const listen = sentences.listen.texts;
    // Eight and nine have no common factor: 72 pairs come before any comes again.
    parts.push(listen[count % listen.length] ?? '', stay[count % stay.length] ?? '');
  }
  return parts.join(' ');
}
