/** The content and version tag of one path of a place. */
export interface Stored {
  readonly bytes: Uint8Array;
  /** Names these bytes; a conditional write is made against it. */
  readonly tag: string;
}

/** One object of a listing. */
export interface Listed {
  readonly path: string;
  readonly size: number;
  /** When it was written. */
  readonly at: Date;
}

/** The condition of a write: nothing is there yet, or the content is still the one that was read. */
export type Condition = 'absent' | { readonly unchanged: string };

/** Where builds and environments are kept: a folder or an S3-compatible bucket. Paths are relative, with `/`. */
export interface Place {
  /** As it was given, for messages. */
  readonly address: string;
  /** The bytes under a path, or null when there are none. */
  read(path: string): Promise<Stored | null>;
  /**
   * Writes once the condition holds, all bytes or none, and resolves with their tag.
   * @throws PlaceConflict when it doesn't hold.
   */
  write(path: string, bytes: Uint8Array, condition: Condition): Promise<string>;
  /** Everything below a folder, e.g. `apps/motivation/`, in the order of the paths. */
  list(folder: string): Promise<Listed[]>;
  /** Removes one object; one that isn't there counts as removed. */
  remove(path: string): Promise<void>;
}

/** Somebody else wrote first. */
export class PlaceConflict extends Error {
  override readonly name = 'PlaceConflict';
  readonly path: string;

  constructor(path: string) {
    super(`${path} was written by somebody else`);
    this.path = path;
  }
}

/** Files named by their hash never change; the documents of an environment are asked for each time. */
export function cacheControl(path: string): string {
  return path.startsWith('apps/') ? 'public, max-age=31536000, immutable' : 'no-cache';
}

const MOST_TRIES = 60;

/**
 * Runs a read-and-write until nobody else came between. Waits a little longer after each conflict, at random, so that
 * many writers at once all get their turn.
 * @throws PlaceConflict when it came to nothing in about half a minute.
 */
export async function withoutConflict<T>(attempt: () => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof PlaceConflict) || tried >= MOST_TRIES) throw error;
      const most = Math.min(1_000, 20 * 1.3 ** tried);
      await new Promise((resolve) => setTimeout(resolve, Math.random() * most));
    }
  }
}
