import type { LoadState } from '@nafas/data-service/client';
import { Button, Card, State } from '@nafas/design-system';
import { useCause } from '@nafas/platform/remote';
import { useTranslation } from 'react-i18next';

/** In place of what did not load, with the way to try again. */
export function LoadFailure(props: {
  title: string;
  state: Extract<LoadState<unknown>, { status: 'failed' }>;
}) {
  const { title, state } = props;
  const { t } = useTranslation();
  const describeCause = useCause();
  // A second failure is shown here again.
  const retry = () => void state.refresh().catch(() => undefined);
  return (
    <Card>
      <State
        kind="error"
        level={2}
        title={title}
        sentence={t('loadFailedHelp')}
        help={describeCause(state.error)}
        action={<Button onClick={retry}>{t('tryAgain', { ns: 'generic' })}</Button>}
      />
    </Card>
  );
}
