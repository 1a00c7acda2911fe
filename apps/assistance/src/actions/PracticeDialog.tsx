import { Button, Dialog } from '@nafas/design-system';
import { usePlatform } from '@nafas/platform/remote';
import { useTranslation } from 'react-i18next';
import css from './actions.module.css';
import type { PracticeId } from './suggested.ts';

/** The check-in of the analysis app, where a line can be written down. */
const CHECK_IN = 'analysis.new-analysis';

/** A few words of guidance for what a suggestion says. */
export function PracticeDialog({ id, onClose }: { id: PracticeId; onClose: () => void }) {
  const { t } = useTranslation();
  const platform = usePlatform();
  const write = () => {
    onClose();
    platform.open(CHECK_IN);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(`action.${id}.title`)}
      lead={t(`action.${id}.description`)}
      closeLabel={t('close')}
      foot={
        id === 'gratitude-journaling' ? (
          <Button variant="primary" onClick={write}>
            {t('action.write')}
          </Button>
        ) : (
          <Button variant="primary" onClick={onClose}>
            {t('action.done')}
          </Button>
        )
      }
    >
      <ol className={css['steps']}>
        <li>{t(`action.${id}.first`)}</li>
        <li>{t(`action.${id}.second`)}</li>
        <li>{t(`action.${id}.third`)}</li>
      </ol>
    </Dialog>
  );
}
