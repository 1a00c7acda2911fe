import { Banner } from '@nafas/design-system';
import { CircleAlert } from '@nafas/design-system/icons';
import { PATHS } from '@nafas/platform';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useTakenParams } from '../address/use-taken-params.ts';
import { FailureNote } from '../form/FailureNote.tsx';
import { useAuthCall } from '../auth-call/use-auth-call.ts';
import css from '../form/Form.module.css';
import { PageHead } from '../layout/PageHead.tsx';
import { StateLink } from '../layout/StateLink.tsx';
import { isStale, readAddressProblem, type CallbackProblem } from './callback-problem.ts';

const TEXT = {
  denied: 'callback.denied',
  stale: 'callback.stale',
  linkDead: 'callback.linkDead',
  failed: 'social.failed',
} as const;

/** /auth/callback: back from a social provider or a confirmation e-mail. With the session the shell goes on. */
export function CallbackPage() {
  const { t } = useTranslation();
  const params = useTakenParams();
  const code = params.get('code');
  const call = useAuthCall();
  const { failure, run } = call;
  const told = readAddressProblem(params);

  useEffect(() => {
    // A second run of this effect finds the call taken: a code is good for one try.
    if (code !== null && told === null) void run((auth) => auth.redeemCode(code));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `run` is new at each render; the code alone decides.
  }, [code]);

  const problem: CallbackProblem | null = failure && isStale(failure) ? 'stale' : told;
  if (!problem && !failure) {
    return <PageHead title={t('callback.title')}>{t('callback.lead')}</PageHead>;
  }
  return (
    <div className={css['page']}>
      <PageHead title={t('callback.failedTitle')}>{t('callback.failedLead')}</PageHead>
      {problem ? (
        <Banner tone="critical" icon={<CircleAlert />}>
          {t(TEXT[problem])}
        </Banner>
      ) : (
        <FailureNote call={call} fallback="social.failed" />
      )}
      <p>
        <StateLink to={PATHS.signIn}>{t('forgot.back')}</StateLink>
      </p>
    </div>
  );
}
