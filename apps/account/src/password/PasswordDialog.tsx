import { Button, Dialog, PasswordField } from '@nafas/design-system';
import { usePlatform } from '@nafas/platform/remote';
import { useId, useRef, useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureBanner } from '../auth-call/FailureBanner.tsx';
import { ProofFields } from '../reauthentication/ProofFields.tsx';
import { useProvenCall } from '../reauthentication/use-proven-call.ts';
import css from './password.module.css';

/** The least characters of a password; the auth service's own limit is the same. */
const PASSWORD_MIN = 6;

/** Asks for a new password twice, and for the one until now when the sign-in was long ago. */
export function PasswordDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const platform = usePlatform();
  const form = useId();
  const first = useRef<HTMLInputElement>(null);
  const second = useRef<HTMLInputElement>(null);
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  const [isTried, setIsTried] = useState(false);
  const { busy, failure, proof, run } = useProvenCall();
  const isShort = password.length < PASSWORD_MIN;
  const isOther = again !== password;

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    setIsTried(true);
    if (isShort || isOther) return (isShort ? first : second).current?.focus();
    const outcome = await run(async () => (await platform.auth()).updatePassword(password));
    if (outcome?.kind !== 'updated') return;
    platform.notify({ kind: 'done', message: t('password.done') });
    onClose();
  }
  const shared = {
    showLabel: t('password.show'),
    hideLabel: t('password.hide'),
    autoComplete: 'new-password',
    readOnly: busy,
  };

  return (
    <Dialog
      open
      onClose={() => !busy && onClose()}
      title={t('password.dialogTitle')}
      lead={t('password.lead')}
      closeLabel={t('close')}
      initialFocus={first}
      foot={
        <>
          <Button variant="quiet" disabled={busy} onClick={onClose}>
            {t('password.cancel')}
          </Button>
          <Button variant="primary" type="submit" form={form} busy={busy}>
            {t(busy ? 'saving' : 'password.save')}
          </Button>
        </>
      }
    >
      <form id={form} className={css['form']} noValidate onSubmit={(event) => void submit(event)}>
        <PasswordField
          {...shared}
          ref={first}
          label={t('password.new')}
          name="new-password"
          hint={t('password.newHint')}
          value={password}
          error={isTried && isShort ? t('password.short') : undefined}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
        <PasswordField
          {...shared}
          ref={second}
          label={t('password.again')}
          name="new-password-again"
          value={again}
          error={isTried && isOther ? t('password.mismatch') : undefined}
          onChange={(event) => setAgain(event.currentTarget.value)}
        />
        <ProofFields proof={proof} busy={busy} label={t('password.old')} />
        {failure && <FailureBanner failure={failure} />}
      </form>
    </Dialog>
  );
}
