import type { TFunction } from 'i18next';
import type en from '../locales/en/app.json';

type KnownCode = keyof (typeof en)['code'];

const KNOWN: Record<KnownCode, true> = {
  email_address_invalid: true,
  email_not_confirmed: true,
  invalid_credentials: true,
  same_password: true,
  signup_disabled: true,
  user_banned: true,
  weak_password: true,
};

function isKnown(code: string): code is KnownCode {
  return Object.hasOwn(KNOWN, code);
}

/**
 * What to tell the person when the server said no. GoTrue only speaks English: in English its own sentence is shown, in
 * another language ours for its code where there is one. `fallback` is for a refusal without any words.
 */
export function refusalText(
  refusal: { code: string; message: string },
  options: { t: TFunction; language: string; fallback: string },
): string {
  const { t, language, fallback } = options;
  const ours = isKnown(refusal.code) ? t(`code.${refusal.code}`) : '';
  const theirs = refusal.message.trim();
  return (language === 'en' ? theirs || ours : ours || theirs) || fallback;
}
