import { Button, Dialog } from '@nafas/design-system';
import type { PlatformV1 } from '@nafas/platform';
import { useStore } from '@nafas/platform/use-store';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useScopePlatform, useSignOut } from '../../runtime/runtime-context.ts';

/** Asks before signing out while entries wait on this device. */
export function SignOutDialog() {
  const platform = useScopePlatform();
  return platform && <Question platform={platform} />;
}

function Question({ platform }: { platform: PlatformV1 }) {
  const { t } = useTranslation();
  const { status, cancel, confirm } = useSignOut();
  const { length: count } = useStore(platform.pending);
  // The question dies with its person: the next one is not asked it.
  useEffect(() => {
    platform.scope.signal.addEventListener('abort', cancel, { once: true });
    return () => platform.scope.signal.removeEventListener('abort', cancel);
  }, [platform, cancel]);
  return (
    <Dialog
      open={status === 'asking'}
      onClose={cancel}
      role="alertdialog"
      title={t('leave.title')}
      lead={t('leave.pending', { count })}
      closeLabel={t('leave.close')}
      foot={
        <>
          <Button variant="quiet" onClick={confirm}>
            {t('leave.go')}
          </Button>
          <Button variant="primary" onClick={cancel}>
            {t('leave.stay')}
          </Button>
        </>
      }
    />
  );
}
