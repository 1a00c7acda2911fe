import { PATHS } from '@nafas/platform';
import { useSearchParams } from '@nafas/platform/router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureNote } from '../auth-call/FailureNote.tsx';
import type { Failure } from '../auth-call/failure.ts';
import { Refusal } from '../auth-call/Refusal.tsx';
import { useAuthCall } from '../auth-call/use-auth-call.ts';
import css from '../form/Form.module.css';
import { PageHead } from '../layout/PageHead.tsx';
import { StateLink } from '../layout/StateLink.tsx';

// The provider's own words come with the address, where anybody can write anything: ours are shown instead.
const NO_CODE: Failure = { kind: 'refused', code: '', message: '' };

/** /auth/callback: back from a social provider. With the session the shell goes on to the dashboard. */
export function CallbackPage() {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const code = params.get('code');
  const call = useAuthCall();
  const { run, wait } = call;

  useEffect(() => {
    // A second run of this effect finds the call taken: a code is good for one try.
    if (code !== null) void run((auth) => auth.redeemCode(code));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `run` is new at each render; the code alone decides.
  }, [code]);

  const failure = code === null ? NO_CODE : call.failure;
  if (!failure) return <PageHead title={t('callback.title')}>{t('callback.lead')}</PageHead>;
  return (
    <div className={css['page']}>
      <PageHead title={t('callback.failedTitle')}>{t('callback.failedLead')}</PageHead>
      <FailureNote
        failure={failure}
        wait={wait}
        refusal={(refused) => <Refusal refused={refused} fallback="social.failed" />}
      />
      <p>
        <StateLink to={PATHS.signIn}>{t('forgot.back')}</StateLink>
      </p>
    </div>
  );
}
