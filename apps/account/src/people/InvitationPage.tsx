import { loadState } from '@nafas/data-service/client';
import { acceptTrust, inviter } from '@nafas/data-service/trusted-people/client';
import type { Inviter } from '@nafas/data-service/trusted-people';
import { Avatar, Banner, Button, Card, PageHead, State } from '@nafas/design-system';
import { CircleAlert } from '@nafas/design-system/icons';
import { joinSentences } from '@nafas/platform';
import { useCause, usePlatform, usePlatformLink } from '@nafas/platform/remote';
import { useLocation } from '@nafas/platform/router';
import { useMutation, type UseMutationResult, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { LoadFailure } from '../feedback/LoadFailure.tsx';
import page from '../page.module.css';
import css from './people.module.css';
import { Waiting } from '../feedback/Waiting.tsx';

const PEOPLE = '/dashboard/settings/people';

/** /dashboard/settings/people/invitation#<token>: whose it is, what it means, and whether it is taken. */
export function InvitationPage() {
  const { t } = useTranslation('people');
  const platform = usePlatform();
  const token = useLocation().hash.slice(1);
  const query = useQuery(inviter(platform, token));
  const accept = useMutation(acceptTrust(platform));
  const state = loadState(query, query.data);
  const isGone = accept.data === null || (state.status === 'ready' && state.data === null);
  return (
    <div className={page['page']}>
      <PageHead title={t('invitation.title')} />
      {state.status === 'failed' && !state.isRetrying ? (
        <LoadFailure title={t('invitation.failed')} state={state} />
      ) : isGone ? (
        <Gone />
      ) : state.status === 'ready' && state.data !== null ? (
        <InvitationCard from={state.data} token={token} accept={accept} />
      ) : (
        <Waiting blockSize={220} />
      )}
    </div>
  );
}

/** One that can't be taken; why, is nobody's business. */
function Gone() {
  const { t } = useTranslation('people');
  const isDemo = usePlatform().scope.mode === 'demo';
  const people = usePlatformLink(PEOPLE);
  return (
    <Card>
      <State
        kind="empty"
        level={2}
        title={t('invitation.gone')}
        sentence={t(isDemo ? 'invitation.demoHelp' : 'invitation.goneHelp')}
        action={<Button {...people}>{t('title')}</Button>}
      />
    </Card>
  );
}

function InvitationCard(props: {
  from: Inviter;
  token: string;
  accept: UseMutationResult<string | null, Error, string>;
}) {
  const { from, token, accept } = props;
  const { t, i18n } = useTranslation('people');
  const describeCause = useCause();
  const platform = usePlatform();
  const later = usePlatformLink(PEOPLE);
  function take() {
    if (accept.isPending) return;
    accept.mutate(token, {
      onSuccess(link) {
        if (link === null) return;
        platform.notify({ kind: 'done', message: t('invitation.accepted') });
        platform.navigate(`${PEOPLE}/${link}`, { replace: true });
      },
      onError: (error) => platform.report(error, { phase: 'run' }),
    });
  }
  return (
    <Card as="section" className={css['invitation']}>
      <Avatar name={from.name} src={from.avatarUrl ?? undefined} size="lg" />
      <h2>{t('invitation.lead', { name: from.name })}</h2>
      <p>{t('invitation.you')}</p>
      <p>{t('invitation.they')}</p>
      <p>{t('invitation.both')}</p>
      {accept.isError && (
        <Banner tone="critical" icon={<CircleAlert />}>
          {joinSentences(i18n.language, [
            t('invitation.acceptFailed'),
            describeCause(accept.error),
          ])}
        </Banner>
      )}
      <div className={css['buttons']}>
        <Button variant="primary" busy={accept.isPending} onClick={take}>
          {t('invitation.accept')}
        </Button>
        <Button variant="quiet" {...later}>
          {t('invitation.later')}
        </Button>
      </div>
      <p className={css['hint']}>{t('invitation.keep')}</p>
    </Card>
  );
}
