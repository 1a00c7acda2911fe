import { Banner } from '@nafas/design-system';
import { CircleAlert } from '@nafas/design-system/icons';
import { useCause } from '@nafas/platform/remote';
import { useTranslation } from 'react-i18next';
import { isRefused } from '../data/save-goal.ts';

/** It was not saved, and what was entered is still there. The button below tries again. */
export function NotCreated({ error }: { error: unknown }) {
  const { t } = useTranslation();
  const causeOf = useCause();
  return (
    <Banner tone="critical" icon={<CircleAlert />}>
      {t(isRefused(error) ? 'new.refused' : 'new.failed')} {causeOf(error)}
    </Banner>
  );
}
