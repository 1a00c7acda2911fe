import { PasswordField, TextField } from '@nafas/design-system';
import { useTranslation } from 'react-i18next';
import type { Proof } from './use-change.ts';

interface ProofFieldsProps {
  readonly asks: Proof;
  readonly wrong: 'password' | 'code' | null;
  readonly readOnly: boolean;
  readonly password: string;
  readonly code: string;
  onPassword(password: string): void;
  onCode(code: string): void;
}

/** The sign-in of just now, where it is asked for. */
export function ProofFields(props: ProofFieldsProps) {
  const { t } = useTranslation();
  const { asks, wrong, readOnly, password, code, onPassword, onCode } = props;
  if (asks === 'nothing') return null;
  return (
    <>
      <PasswordField
        label={t('change.password')}
        hint={t('change.passwordHint')}
        showLabel={t('change.show')}
        hideLabel={t('change.hide')}
        autoComplete="current-password"
        autoFocus
        readOnly={readOnly}
        value={password}
        error={wrong === 'password' ? t('change.wrongPassword') : undefined}
        onChange={(event) => onPassword(event.currentTarget.value)}
      />
      {asks === 'password-and-code' && (
        <TextField
          label={t('change.code')}
          dir="ltr"
          autoComplete="one-time-code"
          autoFocus
          readOnly={readOnly}
          value={code}
          error={wrong === 'code' ? t('change.wrongCode') : undefined}
          onChange={(event) => onCode(event.currentTarget.value)}
        />
      )}
    </>
  );
}
