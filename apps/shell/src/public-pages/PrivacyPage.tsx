import { LegalPage } from './legal/LegalPage.tsx';

/** The Privacy Policy at /privacy. */
export function PrivacyPage() {
  return <LegalPage text="privacy" />;
}
