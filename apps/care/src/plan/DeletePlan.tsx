import { erasePlan, isPlanQueued } from '@nafas/data-service/safety-plan/client';
import { Button, ConfirmDialog } from '@nafas/design-system';
import { Trash2 } from '@nafas/design-system/icons';
import { usePlatform } from '@nafas/platform/remote';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { forgetDevicePlan, readDevicePlan } from '../device/device-plan.ts';

export interface DeletePlanProps {
  /** Saves what still waits to be: it must not come after. */
  readonly flush: () => Promise<void>;
  readonly onDeleted: () => void;
}

/** Deletes the plan after a question: on the server, and the copy that opens here without a session. */
export function DeletePlan({ flush, onDeleted }: DeletePlanProps) {
  const { t } = useTranslation();
  const platform = usePlatform();
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const close = () => setIsAsking(false);

  async function remove(): Promise<void> {
    setIsBusy(true);
    try {
      await flush();
      await erasePlan(platform);
      const kept = await readDevicePlan();
      if (kept?.owner === platform.scope.userId) forgetDevicePlan();
      platform.notify({ kind: 'done', message: t('plan.deleted') });
      onDeleted();
    } catch (error) {
      platform.report(error, { phase: 'run' });
      const message = t(isPlanQueued(platform) ? 'plan.notDeletedYet' : 'plan.notDeleted');
      platform.notify({ kind: 'failed', message, error });
    }
    setIsBusy(false);
    close();
  }

  return (
    <>
      <Button variant="quiet" icon={<Trash2 />} onClick={() => setIsAsking(true)}>
        {t('plan.delete')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={close}
        onConfirm={() => void remove()}
        busy={isBusy}
        title={t('plan.deleteTitle')}
        lead={t('plan.deleteAsk')}
        confirmLabel={t('plan.delete')}
        cancelLabel={t('cancel')}
        closeLabel={t('close')}
      />
    </>
  );
}
