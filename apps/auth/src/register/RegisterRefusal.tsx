import { useTranslation } from 'react-i18next';
import type { Failure } from '../auth-call/failure.ts';
import { refusalText } from '../auth-call/refusal-text.ts';

const TAKEN_CODES = ['user_already_exists', 'email_exists'];

/** Why the server did not make the account. */
export function RegisterRefusal(props: { refused: Extract<Failure, { kind: 'refused' }> }) {
  const { code, message } = props.refused;
  const { t, i18n } = useTranslation();
  if (/already registered/i.test(message) || TAKEN_CODES.includes(code)) {
    return t('register.alreadyRegistered');
  }
  return refusalText(props.refused, {
    t,
    language: i18n.language,
    fallback: t('register.failed'),
  });
}
