import { Banner } from '@nafas/design-system';
import { CircleAlert } from '@nafas/design-system/icons';
import { useCause } from '@nafas/platform/remote';
import { useTranslation } from 'react-i18next';
import { isRefused } from './save-check-in.ts';

/** It was not saved, and what was entered is still there. The button beside it tries again. */
export function Failure({ error }: { error: unknown }) {
  const { t } = useTranslation();
  const causeOf = useCause();
  return (
    <Banner tone="critical" icon={<CircleAlert />}>
      {t(isRefused(error) ? 'new.refused' : 'new.failed')} {causeOf(error)}
    </Banner>
  );
}
