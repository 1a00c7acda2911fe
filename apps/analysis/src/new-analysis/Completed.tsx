import { CareNote, type CrisisLevel } from '@nafas/care-react';
import { Button } from '@nafas/design-system';
import { ShieldCheck } from '@nafas/design-system/icons';
import { useEffect, useRef, useState, type PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import css from './completed.module.css';
import type { CheckIn } from '@nafas/data-service/check-ins';
import type { Saved } from '@nafas/data-service/client';
import { usePlatform } from '@nafas/platform/remote';
import { StartExercise } from './StartExercise.tsx';
import { EnteredValues } from './EnteredValues.tsx';
import { findNext, NextSteps } from './NextSteps.tsx';
import { NoteQuestion } from './reading/NoteQuestion.tsx';
import { useNoteReading } from './reading/use-note-reading.ts';

/** Milliseconds until the dialog closes by itself (SHELL-140). */
const CLOSES_AFTER_MS = 2000;

/** Up to this mood help comes first, and nothing cheerful. */
const LOW_MOOD = 1;

/** It is done: where the check-in is now, for two seconds or as long as someone stays. */
export function Completed(props: {
  checkIn: CheckIn;
  saved: Saved;
  care: CrisisLevel;
  onClose: () => void;
}) {
  const { saved, care, onClose } = props;
  // As it is once own words took the place of a guess.
  const [checkIn, setCheckIn] = useState(props.checkIn);
  const [hasSkipped, setHasSkipped] = useState(false);
  const { t } = useTranslation();
  const platform = usePlatform();
  const { isHeld, handlers } = useHold();
  // Nothing closes by itself in front of someone who may need help.
  const isLow = checkIn.touched.includes('mood') && checkIn.mood <= LOW_MOOD;
  const next = findNext(checkIn, isLow);
  const { isReading, found } = useNoteReading(props.checkIn, care === 'none' && !isLow);
  const question = hasSkipped ? null : found;
  const hasMore = isLow || care !== 'none' || next.length > 0 || question !== null;
  useAutoClose(onClose, CLOSES_AFTER_MS, isHeld || hasMore || isReading);
  function openEntry() {
    platform.navigate(`/dashboard/journal/${checkIn.id}`);
    onClose();
  }
  return (
    <div className={css['completed']} {...handlers}>
      <div role="status">
        <p className={css['where']}>
          <ShieldCheck size="sm" />
          <span>{t(`new.${saved}`)}</span>
          <span>{t('new.thanks')}</span>
        </p>
        {/* After a low mood help stands first, whatever the note says. */}
        <CareNote level={care === 'none' && isLow ? 'concern' : care} />
      </div>
      <EnteredValues checkIn={checkIn} />
      {question && (
        <NoteQuestion
          {...{ checkIn, saved, ...question }}
          onChanged={setCheckIn}
          onSkip={() => setHasSkipped(true)}
        />
      )}
      {care === 'none' && hasMore && (
        <div className={css['offers']}>
          <StartExercise />
          <NextSteps next={next} />
        </div>
      )}
      <div className={css['ends']}>
        {hasMore && <p>{t('new.staysOpen')}</p>}
        <Button variant="quiet" onClick={openEntry}>
          {t('new.journal')}
        </Button>
        <Button
          variant="quiet"
          onClick={() => platform.open('analysis.new-analysis', { id: checkIn.id })}
        >
          {t('new.change')}
        </Button>
        <Button variant="primary" onClick={onClose}>
          {t('new.done')}
        </Button>
      </div>
    </div>
  );
}

/** Calls `close` after `milliseconds` unless it is held; let go, the time begins anew. */
function useAutoClose(close: () => void, milliseconds: number, isHeld: boolean): void {
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(close, milliseconds);
    return () => clearTimeout(timer);
  }, [close, milliseconds, isHeld]);
}

const MOVED_PX = 8;

/**
 * Whether someone stays here by choice: moved the pointer in here, or the focus. The pointer that rests where it pressed a
 * button is no choice, nor is the focus that was set by us on the title.
 */
function useHold() {
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    isHeld: isHovered || isFocused,
    handlers: {
      onPointerMove({ clientX, clientY }: PointerEvent) {
        start.current ??= { x: clientX, y: clientY };
        const { x, y } = start.current;
        if (Math.hypot(clientX - x, clientY - y) > MOVED_PX) setIsHovered(true);
      },
      onPointerLeave() {
        start.current = null;
        setIsHovered(false);
      },
      onFocus: () => setIsFocused(true),
      onBlur: () => setIsFocused(false),
    },
  };
}
