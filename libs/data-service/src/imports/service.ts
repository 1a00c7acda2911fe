import type { CheckIn } from '../check-ins/check-in.ts';
import type { Import, UndoResult } from './import.ts';

/** A part of what a file brings. */
export interface ImportPart {
  /** Of the import; all its parts have it. */
  readonly id: string;
  readonly kind: Import['kind'];
  readonly entries: readonly CheckIn[];
  /** Names to keep among the person's own tags, the most used first, as far as there is room. */
  readonly tags: readonly string[];
}

/** The operations on imports of the current user. Both implementations pass `contract.ts`. All reject with DataError. */
export interface ImportService {
  /** Which of these ids are check-ins of the user already. */
  known(ids: readonly string[]): Promise<readonly string[]>;
  /**
   * Stores a part, at once; what is there already stays as it is, so it may be sent again. Resolves to how many entries
   * the import has brought so far. Rejects with `consent` as a submit does, and `invalid` when it was undone.
   */
  add(part: ImportPart): Promise<number>;
  /** The imports that can still be undone, the latest first. */
  list(): Promise<readonly Import[]>;
  /** Takes out what it brought and nobody edited since. Rejects with `invalid` when it was undone or is too old. */
  undo(id: string): Promise<UndoResult>;
}
