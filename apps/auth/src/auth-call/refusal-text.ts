import { AUTH_FALLBACKS } from '@nafas/platform';
import type { TFunction } from 'i18next';
import type en from '../locales/en/app.json';

type KnownCode = keyof (typeof en)['code'];

const KNOWN: Record<KnownCode, true> = {
  email_address_invalid: true,
  email_not_confirmed: true,
  invalid_credentials: true,
  same_password: true,
  session_not_found: true,
  signup_disabled: true,
  user_banned: true,
  weak_password: true,
};

const SERVICE_WORDS: readonly string[] = Object.values(AUTH_FALLBACKS);

function isKnown(code: string): code is KnownCode {
  return Object.hasOwn(KNOWN, code);
}

/**
 * The sentence for a person whom the server refused. GoTrue only speaks English: in English its own sentence is shown, in
 * another language ours for its code where there is one. `fallback` is for a refusal without any words.
 */
export function refusalText(
  refusal: { code: string; message: string },
  options: { t: TFunction; language: string; fallback: string },
): string {
  const { t, language, fallback } = options;
  const ours = isKnown(refusal.code) ? t(`code.${refusal.code}`) : '';
  const words = refusal.message.trim();
  // Not the server's words, but the service's for a refusal without any: the page's own language has its own.
  const theirs = language !== 'en' && SERVICE_WORDS.includes(words) ? '' : words;
  return (language === 'en' ? theirs || ours : ours || theirs) || fallback;
}
