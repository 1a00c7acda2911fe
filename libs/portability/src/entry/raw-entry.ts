import type { ImportProblem, ProblemCode } from '../preview.ts';

/** An entry as the file has it. */
export interface RawEntry {
  /** Of the file, from 1. */
  readonly line: number;
  readonly localDate: string;
  /** Since midnight; null where the file says none. */
  readonly minutes: number | null;
  /** Where the file knows it better than by the wall's clock. */
  readonly instant?: { readonly at: Date; readonly timeZone?: string; readonly offset?: number };
  /** A name for the mood, or the value. */
  readonly mood: string | number | null;
  readonly energy?: number | null;
  readonly stress?: number | null;
  readonly motivation?: number | null;
  readonly note: string;
  readonly tags: readonly string[];
  readonly words?: readonly string[];
  /** When an export of ours says that it was edited. */
  readonly editedAt?: Date;
  /** The id that an export of ours gave it; it is kept for the account it came from. */
  readonly id?: { readonly value: string; readonly account: string | null };
}

/** Collects problems; what is over the most is counted. */
export class Problems {
  readonly list: ImportProblem[] = [];
  count = 0;
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  add(line: number, code: ProblemCode, kept = false): void {
    this.count += 1;
    if (this.list.length < this.#most) this.list.push({ line, code, kept });
  }
}
