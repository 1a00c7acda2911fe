import { useTranslation } from 'react-i18next';
import { LegalPage } from './legal/LegalPage.tsx';

/** The Terms of Service at /terms. */
export function TermsPage() {
  const { t } = useTranslation('terms');
  return (
    <LegalPage
      title={t('title')}
      lead={t('lead')}
      sections={t('sections', { returnObjects: true })}
    />
  );
}
