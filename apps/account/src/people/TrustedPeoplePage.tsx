import { loadState } from '@nafas/data-service/client';
import type { UserSettings } from '@nafas/data-service/settings';
import { settings } from '@nafas/data-service/settings/client';
import { trustedPeople, trustInvites } from '@nafas/data-service/trusted-people/client';
import { profile } from '@nafas/data-service/profile/client';
import { Banner, Button, Card, PageHead } from '@nafas/design-system';
import { UsersRound } from '@nafas/design-system/icons';
import { usePlatform } from '@nafas/platform/remote';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { LoadFailure } from '../feedback/LoadFailure.tsx';
import page from '../page.module.css';
import { PublicProfileCard } from '../public-page/PublicProfileCard.tsx';
import { useSwitches } from '../settings/use-switches.ts';
import { InviteRow } from './InviteRows.tsx';
import { KindWordsCard } from './KindWordsCard.tsx';
import { OwnPreview } from './OwnPreview.tsx';
import css from './people.module.css';
import { BlockedRow, SeenRow, SeesMeRow } from './PersonRow.tsx';
import { ScopeCard } from './ScopeCard.tsx';
import { SharingSwitches } from './SharingSwitches.tsx';
import { useInvite } from './use-invite.ts';
import { Waiting } from '../feedback/Waiting.tsx';

/** /dashboard/settings/people: who may be near, what they see, and the public profile. */
export function TrustedPeoplePage() {
  const { t } = useTranslation('people');
  const query = useQuery(settings(usePlatform()));
  const state = loadState(query, query.data);
  if (state.status === 'ready') return <People stored={state.data} />;
  return (
    <div className={page['page']}>
      <PageHead title={t('title')} lead={t('lead')} />
      {state.status === 'failed' && !state.isRetrying ? (
        <LoadFailure title={t('failed')} state={state} />
      ) : (
        <Waiting blockSize={320} />
      )}
    </div>
  );
}

function People({ stored }: { stored: UserSettings | null }) {
  const { t } = useTranslation('people');
  const switches = useSwitches(stored);
  const isShared = switches.isOn('privacy', 'shareProgress');
  const invite = useInvite();
  return (
    <div className={page['page']}>
      <PageHead
        title={t('title')}
        lead={t('lead')}
        actions={
          <Button
            variant="primary"
            icon={<UsersRound />}
            busy={invite.isBusy}
            onClick={invite.make}
          >
            {t('invite.make')}
          </Button>
        }
      />
      {invite.isDemoTold && (
        <Banner tone="accent" icon={<UsersRound />}>
          {t('invite.demo')}
        </Banner>
      )}
      <div className={css['columns']}>
        <div className={css['stack']}>
          <PeopleCards made={invite.made} isShared={isShared} />
          <KindWordsCard />
          <ScopeCard />
          <SharingSwitches switches={switches} />
          <PublicProfileCard switches={switches} />
        </div>
        {/* Asked anew once a switch is kept: what they get changes then. */}
        <OwnPreview isShared={stored?.privacy.shareProgress ?? false} />
      </div>
    </div>
  );
}

/** Everybody: who sees the person with the links that wait, whom they see, whom they blocked. */
function PeopleCards(props: { made: ReturnType<typeof useInvite>['made']; isShared: boolean }) {
  const { made, isShared } = props;
  const { t } = useTranslation('people');
  const platform = usePlatform();
  const query = useQuery(trustedPeople(platform));
  const { data: waiting = [] } = useQuery(trustInvites(platform));
  const { data: me } = useQuery(profile(platform));
  const state = loadState(query, query.data);
  if (state.status === 'failed' && !state.isRetrying) {
    return <LoadFailure title={t('failed')} state={state} />;
  }
  if (state.status !== 'ready') return <Waiting blockSize={160} />;
  const people = state.data;
  const seesMe = people.filter(({ side }) => side === 'sees-me');
  const seen = people.filter(({ side }) => side === 'seen');
  const blocked = people.filter(({ side }) => side === 'blocked');
  return (
    <>
      <Card as="section" className={css['rows']} aria-label={t('side.seesMe')}>
        {seesMe.length + waiting.length === 0 && <p className={css['none']}>{t('none')}</p>}
        <ul>
          {seesMe.map((person) => (
            <SeesMeRow key={person.id} person={person} me={me?.name ?? ''} isShared={isShared} />
          ))}
          {waiting.map((one) => (
            <InviteRow key={one.id} invite={one} made={made.find(({ id }) => id === one.id)} />
          ))}
        </ul>
      </Card>
      {seen.length > 0 && (
        <Card as="section" className={css['rows']} aria-labelledby="seen">
          <h2 id="seen" className={css['title']}>
            {t('side.seen')}
          </h2>
          <ul>
            {seen.map((person) => (
              <SeenRow key={person.id} person={person} />
            ))}
          </ul>
        </Card>
      )}
      {blocked.length > 0 && (
        <Card as="section" className={css['rows']} aria-labelledby="blocked">
          <h2 id="blocked" className={css['title']}>
            {t('side.blocked')}
          </h2>
          <ul>
            {blocked.map((person) => (
              <BlockedRow key={person.id} person={person} />
            ))}
          </ul>
        </Card>
      )}
    </>
  );
}
