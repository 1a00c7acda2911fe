import type { CheckIn } from '../check-ins/check-in.ts';
import type { TagKind } from '../tag-name.ts';
import { isSameTag, type Tag } from './tag.ts';

/** A tag that a person makes while they write: not kept anywhere yet. */
export interface NewTag {
  readonly name: string;
  readonly kind: TagKind;
}

/** A tag that a check-in offers. Its kind is null where the person named none. */
export interface OfferedTag {
  readonly name: string;
  readonly kind: TagKind | null;
}

/**
 * What is offered to choose from: those last used first, then the others as `tags` has them. Names that only check-ins
 * have are among them; tags that are put away are not.
 */
export function findOffered(
  tags: readonly Tag[],
  checkIns: readonly Pick<CheckIn, 'tags' | 'occurredAt'>[],
): readonly OfferedTag[] {
  const used = [...checkIns]
    .sort((a, b) => b.occurredAt.localeCompare(a.occurredAt))
    .flatMap((checkIn) => checkIn.tags);
  const offered: OfferedTag[] = [];
  for (const name of [...used, ...tags.map((tag) => tag.name)]) {
    if (offered.some((one) => isSameTag(one.name, name))) continue;
    const tag = tags.find((one) => isSameTag(one.name, name));
    if (tag?.archivedAt) continue;
    offered.push({ name: tag?.name ?? name, kind: tag?.kind ?? null });
  }
  return offered;
}
