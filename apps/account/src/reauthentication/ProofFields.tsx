import { ProofFields as Fields } from '@nafas/design-system';
import type { Proof } from '@nafas/platform/reauthentication';
import { useTranslation } from 'react-i18next';

interface ProofFieldsProps {
  proof: Proof;
  busy: boolean;
  /** Name of the password, beside a new one. */
  label?: string;
}

/** Asks for the password again, and for a code where a second factor is on. Renders nothing until they are needed. */
export function ProofFields({ proof, busy, label }: ProofFieldsProps) {
  const { t } = useTranslation();
  const texts = {
    password: label ?? t('proof.password'),
    passwordHint: t('proof.hint'),
    show: t('password.show'),
    hide: t('password.hide'),
    wrongPassword: t('proof.wrongPassword'),
    code: t('proof.code'),
    codeHint: t('proof.codeHint'),
    wrongCode: t('proof.wrongCode'),
  };
  return <Fields {...{ proof, texts }} readOnly={busy} />;
}
