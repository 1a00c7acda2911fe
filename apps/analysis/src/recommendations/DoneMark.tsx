import { IconButton } from '@nafas/design-system';
import { Check } from '@nafas/design-system/icons';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import css from './recommendations.module.css';

/** Says of what is done away from the screen that it was done: a button first, then a word. */
export function DoneMark(props: { title: string; isDone: boolean; onDone: () => void }) {
  const { title, isDone, onDone } = props;
  const { t } = useTranslation();
  const word = useRef<HTMLSpanElement>(null);
  const wasPressed = useRef(false);
  // The button that was pressed is gone: its place keeps the focus.
  useEffect(() => {
    if (isDone && wasPressed.current) word.current?.focus();
  }, [isDone]);
  if (isDone) {
    return (
      <span ref={word} className={css['done']} role="status" tabIndex={-1}>
        <Check size="sm" />
        {t('recommend.done')}
      </span>
    );
  }
  return (
    <IconButton
      className={css['mark']}
      variant="outlined"
      label={t('recommend.markDone', { title })}
      onClick={() => {
        wasPressed.current = true;
        onDone();
      }}
    >
      <Check />
    </IconButton>
  );
}
