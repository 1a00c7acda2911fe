/**
 * A sentence has so many letters at most, several times those of the longest that anybody wrote to be learnt from; where
 * it goes on without a stop, so many stand in the next piece, too, for what is said across.
 */
const SPACED = { most: 600, shared: 200 } as const;
const SIGNS = { most: 200, shared: 60 } as const;

/**
 * A sentence in pieces that rules read each by itself, all of it in one where it is as long as people's are. Some rules look at all
 * that stands before and after, so that a page without a stop would cost them the square of its length; and a denial says
 * nothing of what stands a page away. Pieces begin where they did when more is written behind them.
 */
export function cutSentence(sentence: string, isSpaced: boolean): string[] {
  const { most, shared } = isSpaced ? SPACED : SIGNS;
  const pieces: string[] = [];
  let from = 0;
  while (sentence.length - from > most) {
    const end = endOfWord(sentence, from + shared, from + most);
    pieces.push(sentence.slice(from, end));
    from = beginningOfWord(sentence, end - shared, end);
  }
  return [...pieces, sentence.slice(from)];
}

// A word longer than a piece is cut anywhere.
function endOfWord(text: string, least: number, most: number): number {
  const space = text.lastIndexOf(' ', most);
  return space > least ? space : most;
}

function beginningOfWord(text: string, least: number, most: number): number {
  const space = text.indexOf(' ', least);
  return space >= 0 && space < most ? space + 1 : least;
}
