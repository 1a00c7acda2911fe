import { useTranslation } from 'react-i18next';
import type { Failure } from '../auth-call/failure.ts';
import { Refusal } from '../auth-call/Refusal.tsx';

const TAKEN_CODES = ['user_already_exists', 'email_exists'];

/** Why the server did not make the account. */
export function RegisterRefusal(props: { refused: Extract<Failure, { kind: 'refused' }> }) {
  const { code, message } = props.refused;
  const { t } = useTranslation();
  if (/already registered/i.test(message) || TAKEN_CODES.includes(code)) {
    return t('register.alreadyRegistered');
  }
  return <Refusal refused={props.refused} fallback="register.failed" />;
}
