import { Button, ConfirmDialog } from '@nafas/design-system';
import { Trash2 } from '@nafas/design-system/icons';
import { usePlatform } from '@nafas/platform/remote';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import css from './device.module.css';
import { forgetDevicePlan } from './device-plan.ts';

/**
 * Takes the plan off this device, after a question. The switch for it is in the account, which its owner may not have any
 * more, and somebody else who uses the device never had.
 */
export function RemoveCopy({ onRemoved }: { onRemoved: () => void }) {
  const { t } = useTranslation();
  const platform = usePlatform();
  const [isAsking, setIsAsking] = useState(false);
  const close = () => setIsAsking(false);

  function remove(): void {
    forgetDevicePlan();
    platform.notify({ kind: 'done', message: t('device.removed') });
    close();
    onRemoved();
  }

  return (
    <div className={css['remove']}>
      <Button variant="quiet" icon={<Trash2 />} onClick={() => setIsAsking(true)}>
        {t('device.remove')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={close}
        onConfirm={remove}
        title={t('device.removeTitle')}
        lead={t('device.removeAsk')}
        confirmLabel={t('device.remove')}
        cancelLabel={t('cancel')}
        closeLabel={t('close')}
      />
    </div>
  );
}
