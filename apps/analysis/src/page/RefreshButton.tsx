import { Button } from '@nafas/design-system';
import { RotateCw } from '@nafas/design-system/icons';
import { usePlatform } from '@nafas/platform/remote';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Loads again and reports success or failure; the old data stays visible until the new is there. */
export function RefreshButton() {
  const { t } = useTranslation();
  const platform = usePlatform();
  const client = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  const press = async () => {
    setIsBusy(true);
    try {
      await client.refetchQueries({ type: 'active' }, { throwOnError: true });
      platform.notify({ kind: 'done', message: t('page.refreshed') });
    } catch (error) {
      const action = { label: t('tryAgain', { ns: 'generic' }), run: () => void press() };
      platform.notify({ kind: 'failed', message: t('page.failed'), error, action });
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Button icon={<RotateCw />} busy={isBusy} onClick={() => void press()}>
      {t(isBusy ? 'page.refreshing' : 'page.refresh')}
    </Button>
  );
}
