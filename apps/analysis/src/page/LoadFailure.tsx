import { Button, Card, State } from '@nafas/design-system';
import { useTranslation } from 'react-i18next';

/** In place of what did not load. */
export function LoadFailure({ retry }: { retry: () => void }) {
  const { t } = useTranslation();
  return (
    <Card>
      <State
        kind="error"
        title={t('page.failed')}
        sentence={t('progress.failedHelp')}
        action={<Button onClick={retry}>{t('progress.tryAgain')}</Button>}
      />
    </Card>
  );
}
