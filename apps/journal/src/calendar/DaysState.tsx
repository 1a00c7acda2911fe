import { Button, State } from '@nafas/design-system';
import { useCause } from '@nafas/platform/remote';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

/** In place of days that load or did not. */
export function DaysState(props: {
  query: Pick<UseQueryResult, 'isError' | 'error' | 'refetch'>;
  isKnown: boolean;
}) {
  const { query, isKnown } = props;
  const { t } = useTranslation();
  const describeCause = useCause();
  if (isKnown) return null;
  if (!query.isError) return <State kind="loading" title={t('loading')} />;
  return (
    <State
      kind="error"
      level={3}
      title={t('failed')}
      sentence={t('failedHelp')}
      help={describeCause(query.error)}
      action={
        <Button onClick={() => void query.refetch()}>{t('tryAgain', { ns: 'generic' })}</Button>
      }
    />
  );
}
