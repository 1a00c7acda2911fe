import type { PlatformError } from '@nafas/platform';
import { Button, Card, State } from '@nafas/design-system';
import { RotateCw } from '@nafas/design-system/icons';
import { useTranslation } from 'react-i18next';

/** Stands in place of a feature that is not there: what happened, that the rest works, and how to go on. */
export function AwayCard(props: {
  name: string;
  error: PlatformError;
  isPage: boolean;
  onRetry(): void;
}) {
  const { t } = useTranslation();
  return (
    <Card variant="dashed" flush>
      <State
        kind="away"
        title={t('away.title', { name: props.name })}
        level={2}
        sentence={t('away.help')}
        help={t('away.code', { code: props.error.code })}
        action={
          <Button variant="secondary" icon={<RotateCw />} onClick={props.onRetry}>
            {t('away.tryAgain')}
          </Button>
        }
      />
    </Card>
  );
}
