import type { CheckIn } from '@nafas/data-service/check-ins';
import { journalVersions } from '@nafas/data-service/journal/client';
import { usePlatform } from '@nafas/platform/remote';
import { KindTags } from '@nafas/tags-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../use-format.ts';
import { useTitle } from '../use-title.ts';
import css from './entry.module.css';

/** What an entry said before its edits. */
export function Versions({ entry }: { entry: CheckIn }) {
  const { t } = useTranslation();
  const format = useFormat();
  const title = useTitle();
  const { data, isError } = useQuery(journalVersions(usePlatform(), entry.id));
  return (
    <section
      className={css['asked']}
      aria-label={t('versions.title')}
      aria-busy={data === undefined && !isError}
    >
      <h2>{t('versions.title')}</h2>
      {isError && <p role="alert">{t('versions.failed')}</p>}
      {data?.length === 0 && <p>{t('versions.none')}</p>}
      <ol className={css['versions']}>
        {data?.map((version) => (
          <li key={version.version}>
            <h3>
              {t('versions.until', { when: format.moment(version.replacedAt, entry.timeZone) })}
            </h3>
            <p className={css['version-title']}>{title(version)}</p>
            {version.notes !== null && (
              <p className={css['note']} dir="auto">
                {version.notes}
              </p>
            )}
            <div className={css['tags']}>
              <KindTags tags={version.tags} />
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
