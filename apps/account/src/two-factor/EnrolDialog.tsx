import { Button, Dialog, Skeleton } from '@nafas/design-system';
import type { Enrolment, TwoFactorV1 } from '@nafas/platform';
import { useEffect, useEffectEvent, useId, useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureBanner } from '../auth-call/FailureBanner.tsx';
import { ProofFields } from '../reauthentication/ProofFields.tsx';
import { useProvenCall } from '../reauthentication/use-proven-call.ts';
import { CodeStep } from './CodeStep.tsx';
import css from './two-factor.module.css';

interface EnrolDialogProps {
  calls: TwoFactorV1;
  onClose: () => void;
  /** Two-factor is on now. */
  onDone: () => void;
}

/** Sets an authenticator app up: a QR code to scan, or its secret to type, and a first code to confirm it. */
export function EnrolDialog({ calls, onClose, onDone }: EnrolDialogProps) {
  const { t } = useTranslation();
  const form = useId();
  const [enrolment, setEnrolment] = useState<Enrolment | null>(null);
  const { busy, failure, proof, run } = useProvenCall();
  const asksProof = proof.asks !== 'nothing';

  async function begin() {
    const outcome = await run(() => calls.enrol());
    if (outcome?.kind === 'enrolling') setEnrolment(outcome);
  }
  const beginAtOnce = useEffectEvent(begin);
  useEffect(() => queueMicrotask(() => void beginAtOnce()), []);
  function submit(event: SubmitEvent) {
    event.preventDefault();
    void begin();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('twoFactor.enrolTitle')}
      lead={t('twoFactor.enrolLead')}
      closeLabel={t('twoFactor.close')}
      foot={
        enrolment === null && (asksProof || failure) ? (
          <Button variant="primary" type="submit" form={form} busy={busy}>
            {asksProof ? t('proof.goOn') : t('tryAgain', { ns: 'generic' })}
          </Button>
        ) : undefined
      }
    >
      {enrolment !== null ? (
        <CodeStep enrolment={enrolment} calls={calls} onDone={onDone} />
      ) : (
        <form id={form} className={css['steps']} noValidate onSubmit={submit}>
          {!asksProof && !failure && <Skeleton blockSize={320} />}
          <ProofFields proof={proof} busy={busy} />
          {failure && <FailureBanner failure={failure} />}
        </form>
      )}
    </Dialog>
  );
}
