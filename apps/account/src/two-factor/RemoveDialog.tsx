import { Button, Dialog } from '@nafas/design-system';
import type { TwoFactorV1 } from '@nafas/platform';
import { useId, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureBanner } from '../auth-call/FailureBanner.tsx';
import { ProofFields } from '../reauthentication/ProofFields.tsx';
import { useProvenCall } from '../reauthentication/use-proven-call.ts';
import css from './two-factor.module.css';

interface RemoveDialogProps {
  calls: TwoFactorV1;
  onClose: () => void;
  /** Two-factor is off now. */
  onDone: () => void;
}

/** Asks before two-factor is turned off. */
export function RemoveDialog({ calls, onClose, onDone }: RemoveDialogProps) {
  const { t } = useTranslation();
  const form = useId();
  const { busy, failure, proof, run } = useProvenCall();

  async function remove(event: SubmitEvent) {
    event.preventDefault();
    const outcome = await run(() => calls.remove());
    if (outcome?.kind === 'updated') onDone();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      role="alertdialog"
      title={t('twoFactor.removeTitle')}
      lead={t('twoFactor.removeLead')}
      closeLabel={t('twoFactor.close')}
      foot={
        <>
          <Button variant="quiet" type="submit" form={form} busy={busy}>
            {t('twoFactor.remove')}
          </Button>
          <Button variant="primary" onClick={onClose}>
            {t('twoFactor.stay')}
          </Button>
        </>
      }
    >
      <form id={form} className={css['steps']} noValidate onSubmit={(event) => void remove(event)}>
        <ProofFields proof={proof} busy={busy} />
        {failure && <FailureBanner failure={failure} />}
      </form>
    </Dialog>
  );
}
