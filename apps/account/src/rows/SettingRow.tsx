import { VisuallyHidden } from '@nafas/design-system';
import { usePlatform, useStore } from '@nafas/platform/remote';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import css from './rows.module.css';

/** One setting: what it is, and its control at the end of the line. */
export function SettingRow(props: {
  title: string;
  hint: ReactNode;
  /** For a control that is described by the hint. */
  hintId?: string;
  /** Says that it is not saved yet; its presence sets the dot. */
  changedLabel?: string | undefined;
  /** An address that ends in `#` and this leads to its control. */
  anchor?: string;
  /** The control is small and stays at the end of the line on a phone too. */
  inLine?: boolean;
  /** A group of its own: its title names it. */
  isGroup?: boolean;
  children: ReactNode;
}) {
  const { title, hint, hintId, changedLabel, anchor, inLine, isGroup, children } = props;
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  const { hash, key } = useStore(usePlatform().location);
  useEffect(() => {
    if (anchor === undefined || hash !== `#${anchor}`) return;
    // Who is led here by the keyboard goes on from here.
    row.current
      ?.querySelector<HTMLElement>('input, button, select')
      ?.focus({ preventScroll: true });
    row.current?.scrollIntoView({ block: 'center' });
  }, [hash, key, anchor]);
  return (
    <div
      ref={row}
      className={css['row']}
      data-inline={inLine || undefined}
      {...(isGroup && { role: 'group', 'aria-labelledby': id })}
    >
      <div>
        <p className={css['title']}>
          <span id={id}>{title}</span>
          {changedLabel !== undefined && (
            <span className={css['changed']}>
              <VisuallyHidden>{changedLabel}</VisuallyHidden>
            </span>
          )}
        </p>
        <p className={css['hint']} id={hintId}>
          {hint}
        </p>
      </div>
      <div className={css['control']}>{children}</div>
    </div>
  );
}
