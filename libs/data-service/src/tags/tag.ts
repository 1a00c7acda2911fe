import { DataError } from '../data-error.ts';
import { instant } from '../instant.ts';
import { rowCodec } from '../row-codec.ts';
import { MAX_TAG, TAG_KINDS, type TagKind, tagName } from '../tag-name.ts';
import { z } from '../zod.ts';

/** The most tags a person may have, also those put away. */
export const MAX_OWN_TAGS = 200;

const schema = z.object({
  /** A UUID that the client made, so that adding it twice stores it once. */
  id: z.guid(),
  /** 1-40 characters; no other tag of the person has it, in any case. Check-ins hold this name. */
  name: tagName,
  /** Null: not told. */
  kind: z.nullable(z.enum(TAG_KINDS)),
  /** Since when it is put away, ISO 8601 in UTC: check-ins keep it, and it is no longer offered. Null: it is offered. */
  archivedAt: z.nullable(instant),
  /** ISO 8601 in UTC. */
  createdAt: instant,
});

/** A person's own word for what a check-in was about. */
export type Tag = z.infer<typeof schema>;

/** Rows of `tags` and what they stand for; see `RowCodec`. Throws DataError `invalid`. */
export const tagCodec = rowCodec({
  table: 'tags',
  what: 'a tag',
  schema,
  generated: ['createdAt'],
});

/** A new tag of a name, which is trimmed. Throws DataError `invalid`. */
export function newTag(name: string, kind: TagKind | null = null, now = new Date()): Tag {
  return tagCodec.parse({
    id: crypto.randomUUID(),
    name: name.trim(),
    kind,
    archivedAt: null,
    createdAt: now.toISOString(),
  });
}

/** A name from outside, trimmed. Throws DataError `invalid`. */
export function parseTagName(value: string): string {
  const result = z.safeParse(tagName, value.trim());
  if (result.success) return result.data;
  throw new DataError('invalid', `Not a tag: 1-${MAX_TAG} characters`);
}

/** Whether two names are one tag's: the case does not count. */
export function isSameTag(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}
