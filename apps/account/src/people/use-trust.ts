import { mutate, notifyFailed } from '@nafas/data-service/client';
import { changeTrust, type TrustChange } from '@nafas/data-service/trusted-people/client';
import { usePlatform } from '@nafas/platform/remote';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Changes something between people. What failed is said, with the way to try again; resolves to whether it worked. */
export function useTrust() {
  const { t } = useTranslation(['people', 'generic']);
  const platform = usePlatform();
  const [isBusy, setIsBusy] = useState(false);
  async function change(wanted: TrustChange, done?: string): Promise<boolean> {
    setIsBusy(true);
    try {
      await mutate(platform, changeTrust(platform), wanted);
      if (done !== undefined) platform.notify({ kind: 'done', message: done });
      return true;
    } catch (error) {
      const run = () => void change(wanted, done);
      const message = t(wanted.do === 'send' ? 'kind.failed' : 'actionFailed');
      notifyFailed(platform, error, {
        message,
        action: { label: t('tryAgain', { ns: 'generic' }), run },
      });
      return false;
    } finally {
      setIsBusy(false);
    }
  }
  return { isBusy, change };
}
