import { Button, Dialog, Skeleton } from '@nafas/design-system';
import type { AuthFailure, Enrolment, TwoFactorV1 } from '@nafas/platform';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CodeStep } from './CodeStep.tsx';
import { FailureBanner } from './FailureBanner.tsx';

interface EnrolDialogProps {
  calls: TwoFactorV1;
  onClose: () => void;
  /** Two-factor is on now. */
  onDone: () => void;
}

/** Sets an authenticator app up: a QR code to scan, or its secret to type, and a first code to confirm it. */
export function EnrolDialog({ calls, onClose, onDone }: EnrolDialogProps) {
  const { t } = useTranslation();
  const [begun, setBegun] = useState(1);
  const [outcome, setOutcome] = useState<Enrolment | AuthFailure | null>(null);

  useEffect(() => {
    let shown = true;
    // It never rejects.
    void calls.enrol().then((now) => shown && setOutcome(now));
    return () => {
      shown = false;
    };
  }, [calls, begun]);

  function beginAgain() {
    setOutcome(null);
    setBegun((n) => n + 1);
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('twoFactor.enrolTitle')}
      lead={t('twoFactor.enrolLead')}
      closeLabel={t('twoFactor.close')}
      foot={
        outcome?.kind === 'failed' ? (
          <Button onClick={beginAgain}>{t('tryAgain', { ns: 'generic' })}</Button>
        ) : undefined
      }
    >
      {outcome === null ? (
        <Skeleton blockSize={320} />
      ) : outcome.kind === 'failed' ? (
        <FailureBanner failure={outcome} />
      ) : (
        <CodeStep enrolment={outcome} calls={calls} onDone={onDone} />
      )}
    </Dialog>
  );
}
