import { Banner } from '@nafas/design-system';
import { CircleAlert } from '@nafas/design-system/icons';
import { useTranslation } from 'react-i18next';

/** It was not saved, and what was entered is still there. The button beside it tries again. */
export function Failure({ isRefused }: { isRefused: boolean }) {
  const { t } = useTranslation();
  return (
    <Banner tone="critical" icon={<CircleAlert />}>
      {t(isRefused ? 'new.refused' : 'new.failed')}
    </Banner>
  );
}
