import type { CrisisLevel } from '@nafas/care/use-screening';
import { Button, MoodFace } from '@nafas/design-system';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { CareNote } from './CareNote.tsx';
import css from './new-analysis.module.css';
import type { Saved } from './save-check-in.ts';
import { useAutoClose } from './use-auto-close.ts';
import { useHold } from './use-hold.ts';

/** The specification's (section 9). */
const CLOSES_AFTER_MS = 2000;

/** It is done: where the check-in is now, for two seconds or as long as someone stays. */
export function Completed(props: {
  mood: number;
  saved: Saved;
  care: CrisisLevel;
  onClose: () => void;
}) {
  const { mood, saved, care, onClose } = props;
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  const { isHeld, handlers } = useHold();
  // Nothing closes by itself in front of someone who may need help.
  useAutoClose(onClose, CLOSES_AFTER_MS, isHeld || care !== 'none');
  // The button that was pressed is gone.
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} className={css['completed']} tabIndex={-1} {...handlers}>
      <div role="status">
        <MoodFace value={mood} size="lg" word={t(`new.${saved}`)} detail={t('new.thanks')} />
        <CareNote level={care} />
      </div>
      <Button onClick={onClose}>{t('new.close')}</Button>
    </div>
  );
}
