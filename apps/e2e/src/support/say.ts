import { findTextFiles, flatten, readTexts } from '@nafas/texts';

/**
 * The name of a control in a language, by its English words: `{{…}}` in them stands for anything. `begins`: the name goes on.
 */
export type Say = (english: string, how?: 'begins') => RegExp;

const PLURAL = /_(zero|one|two|few|many|other)$/;
const stem = (key: string) => key.replace(PLURAL, '');

/** The expression for a text of a file, whose variables stand for anything, and spaces for spaces of any kind. Not anchored. */
const toSource = (text: string): string =>
  text
    .split(/\{\{.*?\}\}/)
    .map((literal) => literal.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').replace(/\s+/g, '\\s+'))
    .join('.*');

/** Where the same English words stand in several places, any of their translations will do. */
export function sayIn(language: string): Say {
  return (english, how) => {
    const said = findTextFiles().flatMap(({ folder, file }) => {
      const keys = [...flatten(readTexts(folder, 'en', file) ?? {})]
        .filter(([, text]) => text === english)
        .map(([key]) => stem(key));
      return [...flatten(readTexts(folder, language, file) ?? {})]
        .filter(([key]) => keys.includes(stem(key)))
        .map(([, text]) => text);
    });
    if (said.length === 0) throw new Error(`no English text is “${english}”`);
    return new RegExp(`^(?:${[...new Set(said)].map(toSource).join('|')})${how ? '' : '$'}`, 'u');
  };
}
