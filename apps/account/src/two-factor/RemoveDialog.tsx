import { Button, Dialog } from '@nafas/design-system';
import type { SecondFactor, TwoFactorV1 } from '@nafas/platform';
import { useTranslation } from 'react-i18next';
import { FailureBanner } from './FailureBanner.tsx';
import { useCall } from './use-call.ts';

interface RemoveDialogProps {
  calls: TwoFactorV1;
  factors: readonly SecondFactor[];
  onClose: () => void;
  /** Two-factor is off now. */
  onDone: () => void;
}

/** Asks before two-factor is turned off. */
export function RemoveDialog({ calls, factors, onClose, onDone }: RemoveDialogProps) {
  const { t } = useTranslation();
  const { busy, failure, run } = useCall();

  async function remove() {
    const outcome = await run(async () => {
      for (const { id } of factors) {
        const removed = await calls.remove(id);
        if (removed.kind === 'failed') return removed;
      }
      return { kind: 'updated' };
    });
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
          <Button variant="quiet" busy={busy} onClick={() => void remove()}>
            {t('twoFactor.remove')}
          </Button>
          <Button variant="primary" onClick={onClose}>
            {t('twoFactor.stay')}
          </Button>
        </>
      }
    >
      {failure && <FailureBanner failure={failure} />}
    </Dialog>
  );
}
