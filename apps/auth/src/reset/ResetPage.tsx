import { useEffect } from 'react';
import { usePlatform, useStore } from '@nafas/platform/remote';
import { useSearchParams } from '@nafas/platform/router';
import { useTranslation } from 'react-i18next';
import { useAuthCall } from '../auth-call/use-auth-call.ts';
import css from '../form/Form.module.css';
import { PageHead } from '../layout/PageHead.tsx';
import { StateLink } from '../layout/StateLink.tsx';
import { ResetForm } from './ResetForm.tsx';

/**
 * /auth/reset: where the link of the reset e-mail leads. Redeeming its token signs in, which ends the scope and mounts
 * this page anew; so the token leaves the address first, and the new page finds a session and no token.
 */
export function ResetPage() {
  const { t } = useTranslation();
  const platform = usePlatform();
  const session = useStore(platform.session);
  const [params] = useSearchParams();
  const tokenHash = params.get('token_hash');
  const code = params.get('code');
  const { done, failure, run } = useAuthCall();

  useEffect(() => {
    async function redeem() {
      const outcome = await run((auth) => {
        if (tokenHash !== null) return auth.redeemRecovery(tokenHash);
        return auth.redeemCode(code ?? '');
      });
      if (outcome?.step === 'done') platform.navigate('/auth/reset', { replace: true });
    }
    if (tokenHash !== null || code !== null) void redeem();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `run` is new at each render; the token alone decides.
  }, [platform, tokenHash, code]);

  const hasToken = tokenHash !== null || code !== null;
  if (session.status === 'signed-in' && !hasToken) {
    return (
      <div className={css['page']}>
        <PageHead title={t('reset.title')}>{t('reset.lead')}</PageHead>
        <ResetForm />
      </div>
    );
  }
  if (!failure && (hasToken || done)) {
    return <PageHead title={t('callback.title')}>{t('reset.checking')}</PageHead>;
  }
  return (
    <div className={css['page']}>
      <PageHead title={t('reset.deadTitle')}>{t('reset.deadLead')}</PageHead>
      <p>
        <StateLink to="/auth/forgot">{t('reset.another')}</StateLink>
      </p>
    </div>
  );
}
