import { Button } from '@nafas/design-system';
import { PATHS } from '@nafas/platform';
import { usePlatform, useStore } from '@nafas/platform/remote';
import { useTranslation } from 'react-i18next';
import { useState } from 'react';
import { useTakenParams } from '../address/use-taken-params.ts';
import { useAuthCall } from '../auth-call/use-auth-call.ts';
import { FailureNote } from '../form/FailureNote.tsx';
import css from '../form/Form.module.css';
import { PageHead } from '../layout/PageHead.tsx';
import { StateLink } from '../layout/StateLink.tsx';

/**
 * /auth/confirm: where the links lead that prove an address, of a sign-up or of another address to sign in with. It asks
 * before it redeems one, so that a mail scanner which opens links agrees to nothing; and it signs nobody in.
 */
export function ConfirmPage() {
  const { t } = useTranslation();
  const platform = usePlatform();
  const isIn = useStore(platform.session).status === 'signed-in';
  const params = useTakenParams();
  const tokenHash = params.get('token_hash');
  const type = params.get('type') === 'email_change' ? 'email_change' : 'signup';
  const call = useAuthCall();
  const [isHalf, setIsHalf] = useState(false);
  const { busy, done, failure, wait, run } = call;

  async function confirm(token: string) {
    const outcome = await run((auth) => auth.confirmAddress({ tokenHash: token, type }));
    setIsHalf(outcome?.step === 'done' && outcome.kind === 'confirm-email');
  }

  if (done && isHalf) {
    return <PageHead title={t('confirm.halfTitle')}>{t('confirm.halfLead')}</PageHead>;
  }
  if (done) {
    return (
      <div className={css['page']}>
        <PageHead title={t('confirm.doneTitle')}>
          {t(type === 'signup' ? 'confirm.doneLead' : 'confirm.changedLead')}
        </PageHead>
        <p>
          <StateLink to={isIn ? PATHS.dashboard : PATHS.signIn}>
            {t(isIn ? 'confirm.goOn' : 'inbox.signIn')}
          </StateLink>
        </p>
      </div>
    );
  }
  if (tokenHash === null || failure?.kind === 'refused') {
    return (
      <div className={css['page']}>
        <PageHead title={t('reset.deadTitle')}>
          {t(type === 'signup' ? 'callback.linkDead' : 'confirm.deadLead')}
        </PageHead>
        <p>
          <StateLink to={isIn ? PATHS.dashboard : PATHS.signIn}>
            {t(isIn ? 'confirm.goOn' : 'inbox.signIn')}
          </StateLink>
        </p>
      </div>
    );
  }
  return (
    <div className={css['page']}>
      <PageHead title={t('confirm.title')}>
        {t(type === 'signup' ? 'confirm.lead' : 'confirm.changeLead')}
      </PageHead>
      <FailureNote call={call} fallback="confirm.failed" />
      <Button
        variant="primary"
        busy={busy}
        aria-disabled={wait > 0 || undefined}
        onClick={() => void confirm(tokenHash)}
      >
        {t(busy ? 'confirm.busy' : 'confirm.submit')}
      </Button>
    </div>
  );
}
