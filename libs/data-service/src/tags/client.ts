import type { OutboxWrite, PlatformV1 } from '@nafas/platform';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { serviceFor } from '../client/service-for.ts';
import { TOPIC } from '../client/topics.ts';
import { save, type Saved, snapshot, withMissing } from '../client/writes.ts';
import type { TagService } from './service.ts';
import { createSimulatedTags } from './simulated.ts';
import { createSupabaseTags } from './supabase.ts';
import { isSameTag, newTag, type Tag, tagCodec } from './tag.ts';
import type { NewTag } from './offered.ts';

export { findOffered, type NewTag, type OfferedTag } from './offered.ts';

function tagService(platform: PlatformV1): Promise<TagService> {
  return serviceFor(platform, createSimulatedTags, createSupabaseTags);
}

/** The person's tags, as far as the server has them; see {@link tagsWithWrites}. */
export function ownTags(platform: PlatformV1) {
  return queryOptions({
    queryKey: [TOPIC.tags, 'list'],
    queryFn: () => snapshot(platform, async () => (await tagService(platform)).list()),
  });
}

/** The server's tags, and those among writes of the outbox that it does not have. */
export function tagsWithWrites(
  stored: readonly Tag[],
  writes: readonly OutboxWrite[],
): readonly Tag[] {
  const written = writes
    .filter(({ table, op = 'insert' }) => table === tagCodec.table && op === 'insert')
    .map(({ row }) => tagCodec.ofRow({ ...row, created_at: new Date().toISOString() }))
    .filter(({ name }) => !stored.some((tag) => isSameTag(tag.name, name)));
  return withMissing(stored, written);
}

/** Saves a new tag, once however often it is repeated. Rejects when it is nowhere but in the caller's hands. */
function saveTag(platform: PlatformV1, tag: Tag): Promise<Saved> {
  const { table, toRow } = tagCodec;
  return save(platform, { table, row: toRow(tag), topic: TOPIC.tags }, async () =>
    (await tagService(platform)).add(tag),
  );
}

/**
 * Saves the tags that a person made with a check-in, as far as it has them still. The check-in holds their names in any
 * case; rejects when one of them is nowhere else.
 */
export async function saveNewTags(
  platform: PlatformV1,
  names: readonly string[],
  made: readonly NewTag[],
): Promise<void> {
  const kept = made.filter(({ name }) => names.some((one) => isSameTag(one, name)));
  const saveOne = ({ name, kind }: NewTag) => saveTag(platform, newTag(name, kind));
  // The demo keeps them as one list; the outbox has all of them on the device at once.
  if (platform.scope.mode !== 'demo') await Promise.all(kept.map(saveOne));
  else for (const one of kept) await saveOne(one);
}

/** Says what a tag names, or puts it away: it is offered no more, and check-ins keep it. */
export function changeTag(platform: PlatformV1) {
  return mutationOptions({
    mutationFn: async ({
      id,
      ...change
    }: Pick<Tag, 'id'> & Partial<Pick<Tag, 'kind' | 'archivedAt'>>) =>
      (await tagService(platform)).change(id, change),
    onSuccess: () => platform.invalidate(TOPIC.tags),
  });
}

/** Gives a tag another name, here and in every check-in. */
export function renameTag(platform: PlatformV1) {
  return mutationOptions({
    mutationFn: async ({ id, name }: Pick<Tag, 'id' | 'name'>) =>
      (await tagService(platform)).rename(id, name),
    onSuccess: () => renamed(platform),
  });
}

/** Puts a tag into another one, here and in every check-in. */
export function mergeTags(platform: PlatformV1) {
  return mutationOptions({
    mutationFn: async ({ from, into }: { from: string; into: string }) =>
      (await tagService(platform)).merge(from, into),
    onSuccess: () => renamed(platform),
  });
}

function renamed(platform: PlatformV1): void {
  platform.invalidate(TOPIC.tags);
  platform.invalidate(TOPIC.checkIns);
}
