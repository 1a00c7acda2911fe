import { loadState } from '@nafas/data-service/client';
import { publicProfile } from '@nafas/data-service/public-profile/client';
import { Button, Mark } from '@nafas/design-system';
import { LifeBuoy } from '@nafas/design-system/icons';
import { PATHS } from '@nafas/platform';
import { usePlatform, usePlatformLink } from '@nafas/platform/remote';
import { useParams } from '@nafas/platform/router';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { LoadFailure } from '../feedback/LoadFailure.tsx';
import css from './public-page.module.css';
import { PublicProfileView } from './PublicProfileView.tsx';
import { Waiting } from '../feedback/Waiting.tsx';

/** /p/<handle>: what somebody made public, for anybody. One that is off looks like one that never was. */
export function PublicPage() {
  const { t } = useTranslation('people');
  const { handle = '' } = useParams();
  const query = useQuery(publicProfile(usePlatform(), handle));
  const home = usePlatformLink(PATHS.landing);
  const help = usePlatformLink(PATHS.help);
  const state = loadState(query, query.data);
  return (
    <div className={css['page']}>
      {/* The document says so already; who comes from another page has another document. */}
      <meta name="robots" content="noindex" />
      <header>
        <a className={css['home']} aria-label={t('public.home')} {...home}>
          <Mark />
          <span>{t('public.brand')}</span>
        </a>
        <Button icon={<LifeBuoy />} {...help}>
          {t('person.help')}
        </Button>
      </header>
      <main>
        {state.status === 'failed' && !state.isRetrying ? (
          <LoadFailure title={t('public.pageFailed')} state={state} />
        ) : state.status !== 'ready' ? (
          <Waiting blockSize={280} />
        ) : state.data === null ? (
          <div className={css['view']}>
            <h1>{t('public.missing')}</h1>
            <p className={css['bio']}>{t('public.missingHelp')}</p>
          </div>
        ) : (
          <PublicProfileView profile={state.data} />
        )}
      </main>
      <footer>{query.data ? <p>{t('public.shown')}</p> : null}</footer>
    </div>
  );
}
