import { Button, Dialog, SliderRow } from '@nafas/design-system';
import type { Goal } from '@nafas/data-service/goals';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../use-format.ts';

// Where it can't be loaded, nothing is missing.
const ProgressHistory = lazy(() =>
  import('./ProgressHistory.tsx').catch(() => ({ default: () => null })),
);

const DONE = 100;

/** How far a goal is, in percent. It is saved behind the closed dialog: a failure shows in the list. */
export function ProgressDialog(props: {
  goal: Goal;
  onClose: () => void;
  onSave: (progress: number) => void;
}) {
  const { goal, onClose, onSave } = props;
  const { t } = useTranslation();
  const format = useFormat();
  const [progress, setProgress] = useState(goal.progress);
  function save() {
    onClose();
    onSave(progress);
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('progress.title')}
      lead={<bdi>{goal.title}</bdi>}
      closeLabel={t('close')}
      foot={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button variant="primary" onClick={save}>
            {t('progress.save')}
          </Button>
        </>
      }
    >
      <SliderRow
        label={t('goal.progress')}
        max={DONE}
        value={progress}
        onChange={setProgress}
        valueText={format.percent(progress)}
        lowLabel={t('progress.low')}
        highLabel={t('progress.high')}
      />
      <Suspense>
        <ProgressHistory goal={goal} />
      </Suspense>
    </Dialog>
  );
}
