import { useWithWrites } from '@nafas/data-service/client';
import { isSameTag } from '@nafas/data-service/tags';
import { ownTags, tagsWithWrites } from '@nafas/data-service/tags/client';
import { usePlatform } from '@nafas/platform/remote';
import { useQuery } from '@tanstack/react-query';
import { KindIcon } from './KindIcon.tsx';
import css from './tags.module.css';

/** The tags of a check-in to be read, each with the picture of what it names. */
export function KindTags({ tags }: { tags: readonly string[] }) {
  const platform = usePlatform();
  const known = useWithWrites(platform, useQuery(ownTags(platform)).data, tagsWithWrites);
  return tags.map((tag) => (
    <span key={tag} className={css['kind-tag']}>
      <KindIcon kind={known?.find(({ name }) => isSameTag(name, tag))?.kind ?? null} />
      <bdi>{tag}</bdi>
    </span>
  ));
}
