import { Banner } from '@nafas/design-system';
import { CircleAlert } from '@nafas/design-system/icons';
import { isOutboxRefused, joinSentences } from '@nafas/platform';
import { useCause } from '@nafas/platform/remote';
import { useTranslation } from 'react-i18next';

/** It was not saved, and what was entered is still there. The button beside it tries again. */
export function Failure({ error, message }: { error: unknown; message?: string }) {
  const { t, i18n } = useTranslation();
  const describeCause = useCause();
  return (
    <Banner tone="critical" icon={<CircleAlert />}>
      {joinSentences(i18n.language, [
        message ?? t(isOutboxRefused(error) ? 'new.refused' : 'new.failed'),
        describeCause(error),
      ])}
    </Banner>
  );
}
