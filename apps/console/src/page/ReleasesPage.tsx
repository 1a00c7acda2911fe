import { releases } from '@nafas/data-service/console/client';
import { isReleaseRefused } from '@nafas/data-service/console';
import { DataRoot } from '@nafas/data-service/react';
import { Badge, Banner, Button, PageHead, State } from '@nafas/design-system';
import { CircleAlert, ShieldCheck } from '@nafas/design-system/icons';
import { useCause, usePlatform, useStore } from '@nafas/platform/remote';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../use-format.ts';
import { NoPlace } from './NoPlace.tsx';
import css from './page.module.css';
import { Places } from './Places.tsx';

/** /dashboard/releases */
export default function ReleasesPage() {
  return (
    <DataRoot>
      <div className={css['page']}>
        <Head />
        <Content />
      </div>
    </DataRoot>
  );
}

function Head() {
  const { t } = useTranslation();
  const session = useStore(usePlatform().session);
  const name = session.status === 'signed-in' ? session.user.name : null;
  const who = name && (
    <Badge tone="outlined" icon={<ShieldCheck size="sm" />}>
      <span>
        {t('operator')} <bdi>{name}</bdi>
      </span>
    </Badge>
  );
  return <PageHead title={t('title')} lead={t('lead')} actions={who} />;
}

function Content() {
  const { t } = useTranslation();
  const format = useFormat();
  const describeCause = useCause();
  const query = useQuery(releases(usePlatform()));
  const { data, error, dataUpdatedAt, fetchStatus } = query;
  if (data === undefined) {
    if (!query.isError) return <State kind="loading" title={t('loading')} />;
    return (
      <State
        kind="error"
        level={2}
        title={t('failedToLoad')}
        help={isReleaseRefused(error) ? <bdi>{error.message}</bdi> : describeCause(error)}
        action={
          <Button onClick={() => void query.refetch()}>{t('tryAgain', { ns: 'generic' })}</Button>
        }
      />
    );
  }
  if (data === null) return <NoPlace />;
  const isStale = query.isError || fetchStatus === 'paused';
  return (
    <>
      {isStale && (
        <Banner icon={<CircleAlert />} title={t('stale', { time: format.time(dataUpdatedAt) })}>
          {t('staleHelp')}
        </Banner>
      )}
      <Places releases={data} isStale={isStale} />
    </>
  );
}
