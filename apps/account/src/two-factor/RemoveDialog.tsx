import { Button, Dialog, TextField } from '@nafas/design-system';
import type { TwoFactorV1 } from '@nafas/platform';
import { useId, useRef, useState, type SubmitEvent } from 'react';
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

/** Asks before two-factor is turned off, and for a code: with the password, too, when the sign-in was long ago. */
export function RemoveDialog({ calls, onClose, onDone }: RemoveDialogProps) {
  const { t } = useTranslation();
  const form = useId();
  const field = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [isTried, setIsTried] = useState(false);
  const { busy, failure, proof, run } = useProvenCall();
  // The sign-in once more asks for password and code, so this one is not asked for twice.
  const asksCode = proof.asks === 'nothing';
  const isMissing = asksCode && code.trim() === '';

  async function remove(event: SubmitEvent) {
    event.preventDefault();
    setIsTried(true);
    if (isMissing) return field.current?.focus();
    const outcome = await run(() => calls.remove(asksCode ? { code } : undefined));
    if (outcome?.kind === 'updated') onDone();
    else if (outcome?.kind === 'failed') field.current?.focus();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      role="alertdialog"
      title={t('twoFactor.removeTitle')}
      lead={t('twoFactor.removeLead')}
      closeLabel={t('twoFactor.close')}
      initialFocus={field}
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
        {asksCode && (
          <TextField
            ref={field}
            label={t('proof.code')}
            hint={t('proof.codeHint')}
            name="code"
            dir="ltr"
            autoComplete="one-time-code"
            readOnly={busy}
            value={code}
            error={isTried && isMissing ? t('twoFactor.codeMissing') : undefined}
            onChange={(event) => setCode(event.currentTarget.value)}
          />
        )}
        <ProofFields proof={proof} busy={busy} />
        {failure && <FailureBanner failure={failure} />}
      </form>
    </Dialog>
  );
}
