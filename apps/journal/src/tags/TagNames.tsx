import css from './tags.module.css';

/** The tags of an entry. */
export function TagNames({ tags }: { tags: readonly string[] }) {
  return tags.map((tag) => (
    <bdi key={tag} className={css['tag']}>
      {tag}
    </bdi>
  ));
}
