import { Button } from '@nafas/design-system';
import { RotateCw } from '@nafas/design-system/icons';
import { usePlatform } from '@nafas/platform/remote';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefresh } from '../data/use-days.ts';

/** Asks the server again and says how that went; what is shown stays until the answer is there. */
export function RefreshButton() {
  const { t } = useTranslation();
  const platform = usePlatform();
  const refresh = useRefresh();
  const [isBusy, setIsBusy] = useState(false);
  const press = async () => {
    setIsBusy(true);
    try {
      await refresh();
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
