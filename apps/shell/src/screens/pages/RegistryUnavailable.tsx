import { PlatformError } from '@nafas/platform';
import { useTranslation } from 'react-i18next';
import { useRegistry, useRuntime } from '../../runtime/runtime-context.ts';
import { UnavailableCard } from '../../features/UnavailableCard.tsx';
import styles from './page-loader.module.css';

/** Stands where features would when the registry can't be had and there is no earlier copy. */
export function RegistryUnavailable({ isBare }: { isBare: boolean }) {
  const { t } = useTranslation();
  const registry = useRegistry();
  const { load } = useRuntime().registry;
  if (registry.status !== 'failed') return null;
  const error =
    registry.error instanceof PlatformError
      ? registry.error
      : new PlatformError('NF100', 'the registry could not be read', { cause: registry.error });
  const card = <UnavailableCard name={t('away.thisPart')} error={error} isPage onRetry={load} />;
  return isBare ? <main className={styles['loader']}>{card}</main> : card;
}
