import { Button } from '@nafas/design-system';
import { PATHS } from '@nafas/platform';
import { usePlatform, useStore } from '@nafas/platform/remote';
import { useEffect } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { useTakenParams } from '../address/use-taken-params.ts';
import { FailureNote } from '../form/FailureNote.tsx';
import { useAuthCall } from '../auth-call/use-auth-call.ts';
import { AuthForm } from '../form/AuthForm.tsx';
import css from '../form/Form.module.css';
import { useForm } from '../form/use-form.ts';
import { PageHead } from '../layout/PageHead.tsx';
import { StateLink } from '../layout/StateLink.tsx';
import { checkNewPassword, type NewPassword } from '../register/check-register.ts';
import { NewPasswordFields } from '../register/NewPasswordFields.tsx';

const INITIAL: NewPassword = { password: '', confirmPassword: '' };

/**
 * /auth/reset: where the link of the reset e-mail leads. Redeeming its token signs in, which ends the scope and mounts
 * this page anew; by then the token has left the address, and the new page finds a session and no token.
 */
export function ResetPage() {
  const { t } = useTranslation();
  const session = useStore(usePlatform().session);
  const params = useTakenParams();
  const tokenHash = params.get('token_hash');
  const code = params.get('code');
  const hasToken = tokenHash !== null || code !== null;
  const call = useAuthCall();
  const { busy, done, failure, wait, run } = call;

  const redeem = () =>
    void run((auth) =>
      tokenHash !== null ? auth.redeemRecovery(tokenHash) : auth.redeemCode(code ?? ''),
    );
  // A link from somebody else must not replace the open session with their account: the person who is signed in
  // decides.
  const mayRedeem = hasToken && session.status === 'signed-out';
  useEffect(() => {
    if (mayRedeem) redeem();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `redeem` is new at each render; these alone decide.
  }, [mayRedeem]);

  if (session.status === 'signed-in' && (!hasToken || done)) {
    return (
      <div className={css['page']}>
        <PageHead title={t('reset.title')}>
          <Trans
            i18nKey="reset.leadFor"
            values={{ email: session.user.email }}
            components={{ address: <bdi dir="ltr" className={css['address']} /> }}
          />
        </PageHead>
        <ResetForm />
      </div>
    );
  }
  if (session.status === 'signed-in' && !busy && !failure) {
    return <AlreadyIn email={session.user.email} onGo={redeem} />;
  }
  if (hasToken && !failure) {
    return <PageHead title={t('callback.title')}>{t('reset.checking')}</PageHead>;
  }
  // The server has not checked the link yet: it may still be valid.
  if (failure && failure.kind !== 'refused') {
    return (
      <div className={css['page']}>
        <PageHead title={t('reset.waitTitle')}>{t('reset.waitLead')}</PageHead>
        <FailureNote call={call} fallback="reset.failed" />
        <Button onClick={redeem} aria-disabled={wait > 0 || undefined}>
          {t('reset.tryAgain')}
        </Button>
      </div>
    );
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

/** Asks before a link takes the place of the account that is open. */
function AlreadyIn({ email, onGo }: { email: string; onGo: () => void }) {
  const { t } = useTranslation();
  const platform = usePlatform();
  return (
    <div className={css['page']}>
      <PageHead title={t('reset.inTitle')}>
        <Trans
          i18nKey="reset.inLead"
          values={{ email }}
          components={{ address: <bdi dir="ltr" className={css['address']} /> }}
        />
      </PageHead>
      <div className={css['choices']}>
        <Button variant="primary" onClick={() => platform.navigate(PATHS.dashboard)}>
          {t('reset.stay')}
        </Button>
        <Button variant="quiet" onClick={onGo}>
          {t('reset.go')}
        </Button>
      </div>
    </div>
  );
}

/** A new password for the person who is signed in; then on to the dashboard. */
function ResetForm() {
  const { t } = useTranslation();
  const platform = usePlatform();
  const call = useAuthCall();
  const form = useForm({ initial: INITIAL, check: checkNewPassword, busy: call.busy, send });

  async function send({ password }: NewPassword) {
    const outcome = await call.run((auth) => auth.updatePassword(password));
    if (outcome?.step !== 'done') return;
    platform.notify({ kind: 'done', message: t('reset.done') });
    platform.navigate(PATHS.dashboard, { replace: true });
  }

  return (
    <AuthForm text="reset" call={call} onSubmit={form.submit}>
      <NewPasswordFields form={form} known={[]} />
    </AuthForm>
  );
}
