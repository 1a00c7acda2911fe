import type { Tag } from './tag.ts';

/** The operations on tags of the current user. Both implementations pass `contract.ts`. All reject with DataError. */
export interface TagService {
  /** All tags, also those put away, by name. */
  list(): Promise<Tag[]>;
  /**
   * Stores a tag and resolves to it as stored. One whose id is already there is left as it was. Rejects with `invalid`,
   * also when there are 200, and with `conflict` when another tag has the name, in any case.
   */
  add(tag: Tag): Promise<Tag>;
  /** Says what it names, or puts it away (`archivedAt`) and takes it back (null). `conflict` when there is no such tag. */
  change(id: string, change: Partial<Pick<Tag, 'kind' | 'archivedAt'>>): Promise<Tag>;
  /**
   * Gives it another name, here and in every check-in, at once. Rejects with `conflict` when another tag has it, in any
   * case: they can be merged.
   */
  rename(id: string, name: string): Promise<void>;
  /** Puts one into another, at once: check-ins have the other's name, and the first is gone. */
  merge(from: string, into: string): Promise<void>;
}
