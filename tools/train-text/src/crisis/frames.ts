import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Label } from './labelled.ts';
import { randomFrom } from './fit.ts';

/** A sentence that a frame gave, with its subject. */
interface Framed {
  readonly text: string;
  readonly label: Label;
  readonly kind: string;
}

const FOLDER = join(import.meta.dirname, '..', '..', 'labelled', 'frames');
const MOST_OF_A_FRAME = 70;
const TRIES = 4;

/** The sentences of the frames of a language: some of all that the choices in each give, the same ones each time. */
export function framedIn(language: 'en' | 'ar'): Framed[] {
  return expandFrames(readFileSync(join(FOLDER, `frames.${language}.txt`), 'utf8'));
}

/** Reads frames: "$NAME = a|b" names words, "#label kind" begins a part, and of "{a|b|}" one stands in each sentence. */
export function expandFrames(source: string, most = MOST_OF_A_FRAME): Framed[] {
  const named = new Map<string, string>();
  const random = randomFrom(3);
  let label: Label = 'none';
  let kind = 'none';
  return source.split('\n').flatMap((line): Framed[] => {
    if (line.trim() === '' || line.startsWith('# ')) return [];
    const definition = /^(\$[A-Z]+) = (.*)$/.exec(line);
    if (definition) {
      named.set(definition[1] ?? '', definition[2] ?? '');
      return [];
    }
    const head = /^#(crisis|concern|none) ([a-z-]+)$/.exec(line);
    if (head) {
      label = head[1] as Label;
      kind = head[2] ?? '';
      return [];
    }
    const texts = new Set<string>();
    for (let at = 0; at < most * TRIES && texts.size < most; at++) {
      texts.add(choose(line, named, random));
    }
    return [...texts].map((text) => ({ text, label, kind }));
  });
}

/** One sentence of a frame; names within choices are chosen in their turn. */
function choose(frame: string, named: ReadonlyMap<string, string>, random: () => number): string {
  const pick = (choices: string) => {
    const all = choices.split('|');
    return all[Math.floor(random() * all.length)] ?? '';
  };
  let text = frame.replace(/\{([^{}]*)\}/g, (_, choices: string) => pick(choices));
  text = text.replace(/\$[A-Z]+/g, (name) => {
    const choices = named.get(name);
    if (choices === undefined) throw new Error(`${name} stands for nothing: ${frame}`);
    return pick(choices);
  });
  return text.replace(/\s+/g, ' ').trim();
}
