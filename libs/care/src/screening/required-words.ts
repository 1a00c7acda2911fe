/**
 * Pieces of text of which every match of a pattern holds at least one, null where the pattern tells none. To look for them
 * costs a hundredth of compiling the pattern, and most sentences hold none of most patterns.
 *
 * @param source of a pattern without flags: letters, groups, lookarounds, classes, quantifiers and alternatives.
 */
export function findRequiredWords(source: string): readonly string[] | null {
  const reader: Reader = { source, at: 0 };
  const words = readAlternatives(reader);
  return words === null ? null : [...new Set(words)];
}

interface Reader {
  readonly source: string;
  at: number;
}

/** Pieces of which one is always there; null where nothing is known. */
type Words = readonly string[] | null;

const SHORTEST = 2;

const PLAIN = /[^|()[\\\].?*+{}^$]+(?![?*+{])/y;

/** Reads alternatives up to the end of the group: one of all their words is there, if each has some. */
function readAlternatives(reader: Reader): Words {
  const all: Words[] = [readSequence(reader)];
  while (reader.source[reader.at] === '|') {
    reader.at += 1;
    all.push(readSequence(reader));
  }
  return all.some((words) => words === null) ? null : all.flatMap((words) => words ?? []);
}

/** Reads up to the next alternative: everything in it is there, so the best of its words will do. */
function readSequence(reader: Reader): Words {
  const { source } = reader;
  const found: Words[] = [];
  let run = '';
  const endRun = () => {
    if (run.length >= SHORTEST) found.push([run]);
    run = '';
  };
  while (reader.at < source.length && source[reader.at] !== '|' && source[reader.at] !== ')') {
    run += readLetters(reader);
    if (reader.at >= source.length || source[reader.at] === '|' || source[reader.at] === ')') break;
    const { letter, words } = readAtom(reader);
    const least = readQuantifier(reader);
    if (letter !== null && least === null) {
      run += letter;
      continue;
    }
    if (letter !== null && least === 1) run += letter;
    endRun();
    if (letter === null && least !== 0) found.push(words);
  }
  endRun();
  return found.reduce(longer, null);
}

/** The words that are more telling: those whose shortest is longer. */
function longer(one: Words, other: Words): Words {
  if (one === null || other === null) return one ?? other;
  const shortest = (words: readonly string[]) => Math.min(...words.map(({ length }) => length));
  return shortest(other) > shortest(one) ? other : one;
}

/** Reads plain letters at once, as far as no quantifier may belong to the last. */
function readLetters(reader: Reader): string {
  PLAIN.lastIndex = reader.at;
  const letters = PLAIN.exec(reader.source)?.[0] ?? '';
  reader.at += letters.length;
  return letters;
}

/** Reads one letter, class or group. A letter stands for itself; of all else only groups tell words. */
function readAtom(reader: Reader): { letter: string | null; words: Words } {
  const { source } = reader;
  const char = source[reader.at] ?? '';
  reader.at += 1;
  if (char === '(') {
    const opening = /^\?(?::|<?[=!])/.exec(source.slice(reader.at, reader.at + 3))?.[0] ?? '';
    reader.at += opening.length;
    const words = readAlternatives(reader);
    reader.at += 1;
    return { letter: null, words: opening === '' || opening === '?:' ? words : null };
  }
  if (char === '[') {
    while (reader.at < source.length && source[reader.at] !== ']') {
      reader.at += source[reader.at] === '\\' ? 2 : 1;
    }
    reader.at += 1;
    return { letter: null, words: null };
  }
  if (char === '\\') {
    const escaped = source[reader.at] ?? '';
    reader.at += 1;
    if (!/\w/.test(escaped)) return { letter: escaped, words: null };
    if (escaped === 'u') reader.at += 4;
    if (/[pPk]/.test(escaped)) reader.at = source.indexOf('}', reader.at) + 1;
    return { letter: null, words: null };
  }
  return { letter: '.^$'.includes(char) ? null : char, words: null };
}

/** Reads a quantifier: the least number of times, 0 or 1; null where there is none. */
function readQuantifier(reader: Reader): 0 | 1 | null {
  // Most letters have none, and this runs before the first answer.
  if (!'?*+{'.includes(reader.source[reader.at] ?? ' ')) return null;
  const [found, mark] =
    /^([?*+]|\{(\d+)(?:,\d*)?\})\??/.exec(reader.source.slice(reader.at, reader.at + 8)) ?? [];
  if (found === undefined) return null;
  reader.at += found.length;
  return mark === '+' || /^\{[1-9]/.test(mark ?? '') ? 1 : 0;
}
