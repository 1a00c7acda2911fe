import { Button, Card, State } from '@nafas/design-system';
import { useCause } from '@nafas/platform/remote';
import { useTranslation } from 'react-i18next';

/** In place of what did not load. */
export function LoadFailure({ error, retry }: { error: unknown; retry: () => void }) {
  const { t } = useTranslation();
  const describeCause = useCause();
  return (
    <Card>
      <State
        kind="error"
        title={t('page.failed')}
        sentence={t('progress.failedHelp')}
        help={describeCause(error)}
        action={<Button onClick={retry}>{t('tryAgain', { ns: 'generic' })}</Button>}
      />
    </Card>
  );
}
