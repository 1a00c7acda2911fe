import { useTranslation } from 'react-i18next';
import type { Failure } from './failure.ts';
import { refusalText } from './refusal-text.ts';

interface RefusalProps {
  refused: Extract<Failure, { kind: 'refused' }>;
  /** Our own words, for a refusal without any. */
  fallback:
    | 'signIn.failed'
    | 'register.failed'
    | 'forgot.failed'
    | 'social.failed'
    | 'reset.failed'
    | 'inbox.resendFailed'
    | 'second.failed';
}

/** Why the server said no, in the language of the page where that is known. */
export function Refusal({ refused, fallback }: RefusalProps) {
  const { t, i18n } = useTranslation();
  return refusalText(refused, { t, language: i18n.language, fallback: t(fallback) });
}
