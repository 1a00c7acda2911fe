import { loadState } from '@nafas/data-service/client';
import type { Preview } from '@nafas/data-service/trusted-people';
import { othersPreview } from '@nafas/data-service/trusted-people/client';
import { Banner, Button, PageHead } from '@nafas/design-system';
import { LifeBuoy } from '@nafas/design-system/icons';
import { PATHS } from '@nafas/platform';
import { usePlatform, usePlatformLink } from '@nafas/platform/remote';
import { useParams } from '@nafas/platform/router';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFailure } from '../feedback/LoadFailure.tsx';
import { EndTrustDialog } from './EndTrustDialog.tsx';
import { KindWordButtons } from './KindWordButtons.tsx';
import css from './people.module.css';
import { SharedWeek } from './SharedWeek.tsx';
import { Waiting } from '../feedback/Waiting.tsx';

const PEOPLE = '/dashboard/settings/people';

/** /dashboard/settings/people/<link>: the week of somebody who lets the person be near. */
export function PersonPage() {
  const { t } = useTranslation('people');
  const { link = '' } = useParams();
  const query = useQuery(othersPreview(usePlatform(), link));
  const back = usePlatformLink(PEOPLE);
  const state = loadState(query, query.data);
  if (state.status === 'failed' && !state.isRetrying) {
    return <LoadFailure title={t('person.failed')} state={state} />;
  }
  if (state.status !== 'ready') return <Waiting blockSize={280} />;
  if (state.data === null) {
    return (
      <PageHead
        title={t('person.gone')}
        lead={t('person.goneHelp')}
        actions={<Button {...back}>{t('title')}</Button>}
      />
    );
  }
  return <Near link={link} preview={state.data} />;
}

function Near({ link, preview }: { link: string; preview: Preview }) {
  const { t } = useTranslation('people');
  const platform = usePlatform();
  const help = usePlatformLink(PATHS.help);
  const [isAsked, setIsAsked] = useState(false);
  const { name } = preview;
  return (
    <div className={css['person']}>
      <div>
        <p className={css['hint']}>{t('person.near', { name })}</p>
        <SharedWeek preview={preview} size="lg" />
      </div>
      <KindWordButtons link={link} />
      <Banner
        tone="accent"
        icon={<LifeBuoy />}
        title={t('person.worried', { name })}
        action={
          <Button size="sm" {...help}>
            {t('person.help')}
          </Button>
        }
      >
        {t('person.worriedHelp')}
      </Banner>
      <div className={css['buttons']}>
        <p className={css['hint']}>{t('person.since', { name })}</p>
        <Button variant="quiet" size="sm" onClick={() => setIsAsked(true)}>
          {t('person.stop')}
        </Button>
      </div>
      {isAsked && (
        <EndTrustDialog
          person={{ id: link, name, side: 'seen' }}
          onClose={() => setIsAsked(false)}
          onEnded={() => platform.navigate(PEOPLE)}
        />
      )}
    </div>
  );
}
