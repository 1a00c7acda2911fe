import type { CheckIn } from '@nafas/data-service/check-ins';
import { useToday } from '@nafas/data-service/react';
import { Badge, Link } from '@nafas/design-system';
import { WifiOff } from '@nafas/design-system/icons';
import { capitalise } from '@nafas/platform';
import { usePlatform, useStore } from '@nafas/platform/remote';
import { KindTags } from '@nafas/tags-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../use-format.ts';
import { useTitle } from '../use-title.ts';
import { Aside } from './Aside.tsx';
import { ReadingsAndRecommendations } from './ReadingsAndRecommendations.tsx';
import css from './entry.module.css';
import { Versions } from './Versions.tsx';

/** An entry to be read, at the size of a book. */
export function ReadEntry({ entry }: { entry: CheckIn }) {
  const { t } = useTranslation();
  const format = useFormat();
  const title = useTitle();
  const today = useToday();
  const platform = usePlatform();
  const isWaiting = useStore(platform.pending).some(({ row }) => row.id === entry.id);
  const [isOpen, setIsOpen] = useState(false);
  const { occurredAt, timeZone, localDate, notes, tags, editedAt } = entry;
  const time = format.time(occurredAt, timeZone);
  return (
    <div className={css['reading']}>
      <article className={css['body']}>
        <header className={css['head']}>
          <p>
            {capitalise(
              format.locale,
              t('entry.when', { day: format.day(localDate, today), time }),
            )}
            {editedAt !== null && (
              <>
                {' · '}
                <Link aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
                  {t('entry.edited')}
                </Link>
              </>
            )}
          </p>
          <h1>{title(entry)}</h1>
          {isWaiting && (
            <div>
              <Badge tone="caution" icon={<WifiOff size="sm" />}>
                {t('waiting')}
              </Badge>
            </div>
          )}
        </header>
        {notes !== null && (
          <div className={css['prose']}>
            {notes.split(/\n{2,}/).map((paragraph, index) => (
              <p key={index} className={css['note']} dir="auto">
                {paragraph}
              </p>
            ))}
          </div>
        )}
        {tags.length > 0 && (
          <div className={css['tags']}>
            <KindTags tags={tags} />
          </div>
        )}
        {isOpen && <Versions entry={entry} />}
        <ReadingsAndRecommendations id={entry.id} />
      </article>
      <Aside entry={entry} isWaiting={isWaiting} />
    </div>
  );
}
