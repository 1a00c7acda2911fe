/**
 * Answers for the parts of a text; those that the text before it had, too, are not worked out again, so that who writes on
 * pays for what they changed. Nothing of older texts is kept.
 */
export interface Recall<Answer> {
  /** Begins a text. */
  begin(): void;
  /** The answer for a part of the text. */
  get(part: string, answer: (part: string) => Answer): Answer;
}

/** Makes a recall that knows no part yet. */
export function makeRecall<Answer>(): Recall<Answer> {
  let before = new Map<string, Answer>();
  let now = new Map<string, Answer>();
  return {
    begin() {
      before = now;
      now = new Map();
    },
    get(part, answer) {
      const known = now.get(part) ?? before.get(part);
      const found = known === undefined ? answer(part) : known;
      now.set(part, found);
      return found;
    },
  };
}
