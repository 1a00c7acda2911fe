import type { LoadState } from '@nafas/data-service/client';
import { Button, State } from '@nafas/design-system';
import { useCause } from '@nafas/platform/remote';
import { useTranslation } from 'react-i18next';

/** In place of what did not load, with the way to try again. */
export function LoadFailure(props: {
  level: 2 | 3;
  sentence: string;
  state: Extract<LoadState<unknown>, { status: 'failed' }>;
}) {
  const { level, sentence, state } = props;
  const { t } = useTranslation();
  const describeCause = useCause();
  // A second failure is shown here again.
  const retry = () => void state.refresh().catch(() => undefined);
  return (
    <State
      kind="error"
      level={level}
      title={t('page.failed')}
      sentence={sentence}
      help={describeCause(state.error)}
      action={<Button onClick={retry}>{t('tryAgain', { ns: 'generic' })}</Button>}
    />
  );
}
