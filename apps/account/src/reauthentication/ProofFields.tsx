import { PasswordField, TextField } from '@nafas/design-system';
import { useTranslation } from 'react-i18next';
import type { Proof } from './use-reauthentication.ts';

interface ProofFieldsProps {
  proof: Proof;
  busy: boolean;
  /** Name of the password, beside a new one. */
  label?: string;
}

/** Asks for the password again, and for a code where a second factor is on. Renders nothing until they are needed. */
export function ProofFields({ proof, busy, label }: ProofFieldsProps) {
  const { t } = useTranslation();
  if (proof.asks === 'nothing') return null;
  return (
    <>
      <PasswordField
        label={label ?? t('proof.password')}
        hint={t('proof.hint')}
        showLabel={t('password.show')}
        hideLabel={t('password.hide')}
        name="current-password"
        autoComplete="current-password"
        autoFocus
        readOnly={busy}
        value={proof.password}
        error={proof.wrong === 'password' ? t('proof.wrongPassword') : undefined}
        onChange={(event) => proof.setPassword(event.currentTarget.value)}
      />
      {proof.asks === 'password-and-code' && (
        <TextField
          label={t('proof.code')}
          hint={t('proof.codeHint')}
          name="code"
          dir="ltr"
          autoComplete="one-time-code"
          autoFocus
          readOnly={busy}
          value={proof.code}
          error={proof.wrong === 'code' ? t('proof.wrongCode') : undefined}
          onChange={(event) => proof.setCode(event.currentTarget.value)}
        />
      )}
    </>
  );
}
