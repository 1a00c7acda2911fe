import { Banner, Button, Dialog, TextField } from '@nafas/design-system';
import { Mail } from '@nafas/design-system/icons';
import { usePlatform } from '@nafas/platform/remote';
import { useId, useRef, useState, type SubmitEvent } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { FailureBanner } from '../auth-call/FailureBanner.tsx';
import { findAddressProblem, MAX_LENGTH } from '../profile/check-profile.ts';
import { ProofFields } from '../reauthentication/ProofFields.tsx';
import { useProvenCall } from '../reauthentication/use-proven-call.ts';
import css from './address.module.css';

interface AddressDialogProps {
  /** The one of now. */
  email: string;
  onClose: () => void;
}

/**
 * Asks for another address to sign in with, and for the password when the sign-in was long ago. Nothing changes here: it
 * does when a link was opened in the mails to both addresses, and the dialog says so before and after.
 */
export function AddressDialog({ email, onClose }: AddressDialogProps) {
  const { t } = useTranslation();
  const platform = usePlatform();
  const form = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [isTried, setIsTried] = useState(false);
  /** Where the second link went. */
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { busy, failure, proof, run } = useProvenCall();
  const address = typed.trim();
  const isSame = address.toLowerCase() === email.toLowerCase();
  const problem = isSame ? 'same' : findAddressProblem(address);

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    setIsTried(true);
    if (problem) return field.current?.focus();
    const outcome = await run(async () => (await platform.auth()).updateEmail(address));
    if (outcome?.kind === 'sent') setSentTo(address);
  }
  const components = { address: <bdi dir="ltr" className={css['address']} /> };

  const isSent = sentTo !== null;

  return (
    <Dialog
      open
      onClose={() => !busy && onClose()}
      title={t(isSent ? 'address.sentTitle' : 'address.dialogTitle')}
      lead={isSent ? undefined : t('address.lead')}
      closeLabel={t('close')}
      initialFocus={field}
      foot={
        isSent ? (
          <Button variant="primary" autoFocus onClick={onClose}>
            {t('address.understood')}
          </Button>
        ) : (
          <>
            <Button variant="quiet" disabled={busy} onClick={onClose}>
              {t('address.cancel')}
            </Button>
            <Button variant="primary" type="submit" form={form} busy={busy}>
              {t(busy ? 'address.sending' : 'address.send')}
            </Button>
          </>
        )
      }
    >
      {isSent ? (
        <div className={css['form']} role="status">
          <Banner icon={<Mail />}>
            <Trans i18nKey="address.sent" values={{ email, sentTo }} components={components} />
          </Banner>
          <p>
            <Trans i18nKey="address.untilThen" values={{ email }} components={components} />
          </p>
        </div>
      ) : (
        <form id={form} className={css['form']} noValidate onSubmit={(event) => void submit(event)}>
          <TextField
            ref={field}
            label={t('address.new')}
            name="new-email"
            type="email"
            dir="ltr"
            inputMode="email"
            autoComplete="email"
            readOnly={busy}
            value={typed}
            error={isTried && problem ? explain(problem) : undefined}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <ProofFields proof={proof} busy={busy} />
          {failure && <FailureBanner failure={failure} />}
        </form>
      )}
    </Dialog>
  );

  function explain(which: NonNullable<typeof problem>): string {
    return which === 'same' ? t('address.same') : t(`check.${which}`, { max: MAX_LENGTH.email });
  }
}
