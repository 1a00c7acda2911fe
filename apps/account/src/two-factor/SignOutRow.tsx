import { Button, Dialog } from '@nafas/design-system';
import { usePlatform, useStore } from '@nafas/platform/remote';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DevicesDialog } from '../devices/DevicesDialog.tsx';
import { SettingRow } from '../rows/SettingRow.tsx';
import { FailureBanner } from '../auth-call/FailureBanner.tsx';
import css from './two-factor.module.css';
import { useCall } from '../auth-call/use-call.ts';

type Reach = 'local' | 'global';

/** Signs out here or everywhere, after asking: what waits on this device is told too. The list says where else. */
export function SignOutRow() {
  const { t } = useTranslation();
  const [asked, setAsked] = useState<Reach | null>(null);
  const [isListed, setIsListed] = useState(false);
  if (usePlatform().scope.mode === 'demo') return null;
  return (
    <SettingRow title={t('devices.title')} hint={t('devices.hint')}>
      <div className={css['buttons']}>
        <Button onClick={() => setAsked('local')}>{t('devices.this')}</Button>
        <Button onClick={() => setAsked('global')}>{t('devices.all')}</Button>
        <Button onClick={() => setIsListed(true)}>{t('devices.see')}</Button>
      </div>
      {isListed && <DevicesDialog onClose={() => setIsListed(false)} />}
      {asked && <Question reach={asked} onClose={() => setAsked(null)} />}
    </SettingRow>
  );
}

function Question({ reach, onClose }: { reach: Reach; onClose: () => void }) {
  const { t } = useTranslation();
  const platform = usePlatform();
  const { length: count } = useStore(platform.pending);
  const { busy, failure, run } = useCall();
  return (
    <Dialog
      open
      onClose={onClose}
      role="alertdialog"
      title={t(reach === 'local' ? 'devices.askThis' : 'devices.askAll')}
      lead={t(reach === 'local' ? 'devices.leadThis' : 'devices.leadAll')}
      closeLabel={t('twoFactor.close')}
      foot={
        <>
          <Button
            variant="quiet"
            busy={busy}
            onClick={() => void run(async () => (await platform.auth()).signOut(reach))}
          >
            {t('devices.go')}
          </Button>
          <Button variant="primary" onClick={onClose}>
            {t('devices.stay')}
          </Button>
        </>
      }
    >
      {count > 0 && <p>{t('devices.pending', { count })}</p>}
      {failure && <FailureBanner failure={failure} />}
    </Dialog>
  );
}
