import { errorCause, type PlatformError } from '@nafas/platform';
import { Button, Card, State } from '@nafas/design-system';
import { RotateCw } from '@nafas/design-system/icons';
import { useStore } from '@nafas/platform/use-store';
import { useTranslation } from 'react-i18next';
import { useGeneric, useRuntime } from '../runtime/runtime-context.ts';

/** Stands in place of a feature that is not there: what happened, that the rest works, and how to go on. */
export function UnavailableCard(props: {
  name: string;
  error: PlatformError;
  isPage: boolean;
  onRetry(): void;
}) {
  const { t } = useTranslation();
  const generic = useGeneric();
  const cause = errorCause(props.error, useStore(useRuntime().connectivity));
  const code = t('away.code', { code: props.error.code });
  return (
    <Card variant="dashed" flush>
      <State
        kind="away"
        title={t('away.title', { name: props.name })}
        level={2}
        sentence={t('away.help')}
        help={generic ? `${generic.cause[cause]}. ${code}` : code}
        action={
          <Button variant="secondary" icon={<RotateCw />} onClick={props.onRetry}>
            {t('away.tryAgain')}
          </Button>
        }
      />
    </Card>
  );
}
