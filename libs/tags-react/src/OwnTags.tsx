import { MAX_OWN_TAGS, type Tag } from '@nafas/data-service/tags';
import { changeTag } from '@nafas/data-service/tags/client';
import { Banner, Button, Dialog, IconButton } from '@nafas/design-system';
import { CircleAlert, PenLine } from '@nafas/design-system/icons';
import { joinSentences } from '@nafas/platform';
import { useCause, usePlatform, useStore } from '@nafas/platform/remote';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { KindIcon } from './KindIcon.tsx';
import { TagEditor } from './TagEditor.tsx';
import css from './tags.module.css';
import { useOwnTags } from './use-own-tags.ts';

/** All of the person's tags: renamed, put into each other, put away and taken back. */
export default function OwnTags(props: {
  onRenamed?: ((old: string, name: string) => void) | undefined;
  onClose: () => void;
}) {
  const { onRenamed, onClose } = props;
  const { t, i18n } = useTranslation();
  const platform = usePlatform();
  const language = useStore(platform.language);
  const describeCause = useCause();
  const { all, isFailed } = useOwnTags();
  const [edited, setEdited] = useState<string | null>(null);
  const change = useMutation(changeTag(platform));
  const number = (value: number) => new Intl.NumberFormat(language).format(value);
  const byName = [...all].sort((a, b) => a.name.localeCompare(b.name, language));
  const kept = byName.filter(({ archivedAt }) => archivedAt === null);
  const away = byName.filter(({ archivedAt }) => archivedAt !== null);

  const row = (tag: Tag) => (
    <li key={tag.id}>
      {edited === tag.id ? (
        <TagEditor
          tag={tag}
          others={kept.filter((one) => one !== tag)}
          onRenamed={onRenamed}
          onEnd={() => setEdited(null)}
        />
      ) : (
        <div className={css['row']}>
          <KindIcon kind={tag.kind} />
          <bdi>{tag.name}</bdi>
          <span>{tag.kind !== null && t(`tags.is.${tag.kind}`)}</span>
          {tag.archivedAt === null && (
            <IconButton
              label={t('tags.edit', { name: tag.name })}
              onClick={() => setEdited(tag.id)}
            >
              <PenLine size="sm" />
            </IconButton>
          )}
          <Button
            size="sm"
            variant="quiet"
            aria-label={t(tag.archivedAt ? 'tags.takeBackOf' : 'tags.putAwayOf', {
              name: tag.name,
            })}
            disabled={change.isPending}
            onClick={() =>
              change.mutate({
                id: tag.id,
                archivedAt: tag.archivedAt ? null : new Date().toISOString(),
              })
            }
          >
            {t(tag.archivedAt ? 'tags.takeBack' : 'tags.putAway')}
          </Button>
        </div>
      )}
    </li>
  );
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('tags.own')}
      lead={t('tags.count', { count: all.length, n: number(all.length), of: number(MAX_OWN_TAGS) })}
      closeLabel={t('tags.close')}
      foot={<Button onClick={onClose}>{t('tags.close')}</Button>}
    >
      {isFailed && <Banner icon={<CircleAlert />}>{t('tags.failed')}</Banner>}
      {change.isError && (
        <Banner tone="critical" icon={<CircleAlert />}>
          {joinSentences(i18n.language, [t('tags.notChanged'), describeCause(change.error)])}
        </Banner>
      )}
      {kept.length === 0 && !isFailed ? (
        <p>{t('tags.none')}</p>
      ) : (
        <ul className={css['rows']}>{kept.map(row)}</ul>
      )}
      {away.length > 0 && (
        <section aria-labelledby="tags-away">
          <h3 id="tags-away" className={css['away']}>
            {t('tags.away')}
          </h3>
          <ul className={css['rows']}>{away.map(row)}</ul>
        </section>
      )}
    </Dialog>
  );
}
