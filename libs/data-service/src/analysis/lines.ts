import type { CheckIn } from '../check-ins/check-in.ts';

/** A sentence of a note, and the entry it stands in. */
export interface Line {
  readonly checkInId: string;
  readonly text: string;
  readonly occurredAt: string;
  /** The day it was written for. */
  readonly localDate: string;
}

/** A line to keep is a sentence, not a page. */
const MOST = 160;
const FEWEST = 2;

/** The sentences of notes, as they were written, those that are too long for a line left out. */
export function toLines(checkIns: readonly CheckIn[]): Line[] {
  const segmenter = new Intl.Segmenter(undefined, { granularity: 'sentence' });
  return checkIns.flatMap(({ id, notes, occurredAt, localDate }) =>
    [...segmenter.segment(notes ?? '')]
      .flatMap(({ segment }) => segment.split('\n'))
      .map((text) => text.trim())
      .filter(({ length }) => length >= FEWEST && length <= MOST)
      .map((text) => ({ checkInId: id, text, occurredAt, localDate })),
  );
}
