import { Button } from '@nafas/design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureNote } from '../form/FailureNote.tsx';
import { useAuthCall } from '../auth-call/use-auth-call.ts';
import css from '../form/Form.module.css';

/** Sends the confirmation e-mail again, as often as the server allows, and says that it did. */
export function ResendConfirmation({ email }: { email: string }) {
  const { t } = useTranslation();
  const [times, setTimes] = useState(0);
  return (
    <div className={css['group']}>
      {/* A call that is done stays done: the next one begins anew. */}
      <Resend key={times} email={email} onSent={() => setTimes((n) => n + 1)} />
      <p role="status" className={css['muted']}>
        {times > 0 ? t('inbox.resent', { count: times }) : null}
      </p>
    </div>
  );
}

function Resend({ email, onSent }: { email: string; onSent: () => void }) {
  const { t } = useTranslation();
  const call = useAuthCall();
  async function resend() {
    const outcome = await call.run((auth) => auth.resendConfirmation(email));
    if (outcome?.step === 'done') onSent();
  }
  return (
    <>
      <FailureNote call={call} fallback="inbox.resendFailed" />
      <Button
        busy={call.busy}
        aria-disabled={call.wait > 0 || undefined}
        onClick={() => void resend()}
      >
        {t('inbox.resend')}
      </Button>
    </>
  );
}
