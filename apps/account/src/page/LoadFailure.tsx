import { Button, Card, State } from '@nafas/design-system';
import { useCause } from '@nafas/platform/remote';
import { useTranslation } from 'react-i18next';

/** In place of what did not load, with the way to try again. */
export function LoadFailure(props: { title: string; error: unknown; onRetry: () => void }) {
  const { title, error, onRetry } = props;
  const { t } = useTranslation();
  const causeOf = useCause();
  return (
    <Card>
      <State
        kind="error"
        level={2}
        title={title}
        sentence={t('loadFailedHelp')}
        help={causeOf(error)}
        action={<Button onClick={onRetry}>{t('tryAgain', { ns: 'generic' })}</Button>}
      />
    </Card>
  );
}
