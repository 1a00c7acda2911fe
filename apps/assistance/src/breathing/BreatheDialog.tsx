import { Dialog } from '@nafas/design-system';
import { useMount } from '@nafas/platform/remote';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Breathing } from './Breathing.tsx';
import { MINDFUL_BREATHING } from './exercise.ts';
import css from './dialog.module.css';

/** Action `breathe`: the exercise above whatever page is shown. Closing ends it. */
export default function BreatheDialog() {
  const { t } = useTranslation();
  const { close } = useMount();
  const start = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open
      onClose={close}
      title={t('title')}
      closeLabel={t('close')}
      initialFocus={start}
      className={css['dialog']}
    >
      <Breathing exercise={MINDFUL_BREATHING} first={start} />
    </Dialog>
  );
}
