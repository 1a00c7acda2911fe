import { CareNote, type CrisisLevel } from '@nafas/care-react';
import { Button, MoodFace } from '@nafas/design-system';
import { useEffect, useRef, useState, type FocusEvent, type PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import css from './new-analysis.module.css';
import type { CheckIn } from '@nafas/data-service/check-ins';
import type { Saved } from '@nafas/data-service/client';
import { usePlatform } from '@nafas/platform/remote';
import { Act } from './Act.tsx';
import { Entered } from './Entered.tsx';
import { findNext, NextSteps } from './NextSteps.tsx';

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
  const { checkIn, saved, care, onClose } = props;
  const { t } = useTranslation();
  const platform = usePlatform();
  const box = useRef<HTMLDivElement>(null);
  const { isHeld, handlers } = useHold();
  // Nothing closes by itself in front of someone who may need help.
  const isLow = checkIn.touched.includes('mood') && checkIn.mood <= LOW_MOOD;
  const next = findNext(checkIn, isLow);
  const hasMore = isLow || care !== 'none' || next.length > 0;
  useAutoClose(onClose, CLOSES_AFTER_MS, isHeld || hasMore);
  // The button that was pressed is gone.
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} className={css['completed']} tabIndex={-1} {...handlers}>
      <div role="status">
        <MoodFace
          value={checkIn.mood}
          size="lg"
          word={t(`new.${saved}`)}
          detail={t('new.thanks')}
        />
        {/* After a low mood help stands first, whatever the note says. */}
        <CareNote level={care === 'none' && isLow ? 'concern' : care} />
      </div>
      <Entered checkIn={checkIn} />
      {care === 'none' && hasMore && <Act />}
      {care === 'none' && <NextSteps next={next} />}
      <div className={css['ends']}>
        <Button
          variant="quiet"
          onClick={() => platform.open('analysis.new-analysis', { id: checkIn.id })}
        >
          {t('new.change')}
        </Button>
        <Button onClick={onClose}>{t('new.close')}</Button>
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
 * Whether someone stays here by choice: moved the pointer in here, or the focus. The pointer that rests where it
 * pressed a button, and the focus that was set by us on the element itself, are no choice.
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
      onFocus({ target, currentTarget }: FocusEvent) {
        setIsFocused(target !== currentTarget);
      },
      onBlur: () => setIsFocused(false),
    },
  };
}
