import { Banner } from '@nafas/design-system';
import { CircleAlert } from '@nafas/design-system/icons';
import { joinSentences } from '@nafas/platform';
import { useCause } from '@nafas/platform/remote';
import { useTranslation } from 'react-i18next';
import { FileRefused } from './read-file.ts';

/** Why it did not go on, and that nothing was changed by it. */
export function Failure({ error, sending = false }: { error: unknown; sending?: boolean }) {
  const { t, i18n } = useTranslation();
  const describeCause = useCause();
  if (error === null) return null;
  return (
    <Banner tone="critical" icon={<CircleAlert />}>
      {error instanceof FileRefused
        ? t(`import.refused.${error.code}`)
        : joinSentences(i18n.language, [
            t(sending ? 'import.stopped' : 'import.failed'),
            describeCause(error),
          ])}
    </Banner>
  );
}
