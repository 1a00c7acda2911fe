import { Button, Card, State } from '@nafas/design-system';
import { useTranslation } from 'react-i18next';

/** In place of what did not load, with the way to try again. */
export function LoadFailure({ title, onRetry }: { title: string; onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <Card>
      <State
        kind="error"
        level={2}
        title={title}
        sentence={t('loadFailedHelp')}
        action={<Button onClick={onRetry}>{t('tryAgain')}</Button>}
      />
    </Card>
  );
}
