import { useTranslation } from 'react-i18next';
import { LegalPage } from './legal/LegalPage.tsx';

/** The Privacy Policy at /privacy. */
export function PrivacyPage() {
  const { t } = useTranslation('privacy');
  return (
    <LegalPage
      title={t('title')}
      lead={t('lead')}
      sections={t('sections', { returnObjects: true })}
    />
  );
}
