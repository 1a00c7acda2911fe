import { LegalPage } from './legal/LegalPage.tsx';

/** The Terms of Service at /terms. */
export function TermsPage() {
  return <LegalPage text="terms" />;
}
