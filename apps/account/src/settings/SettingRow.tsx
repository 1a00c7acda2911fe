import { VisuallyHidden } from '@nafas/design-system';
import type { ReactNode } from 'react';
import css from './settings.module.css';

/** One setting: what it is, and its control at the end of the line. */
export function SettingRow(props: {
  title: string;
  hint: string;
  /** Says that it is not saved yet; its presence sets the dot. */
  changedLabel?: string | undefined;
  children: ReactNode;
}) {
  const { title, hint, changedLabel, children } = props;
  return (
    <div className={css['row']}>
      <div>
        <p className={css['title']}>
          {title}
          {changedLabel !== undefined && (
            <span className={css['changed']}>
              <VisuallyHidden>{changedLabel}</VisuallyHidden>
            </span>
          )}
        </p>
        <p className={css['hint']}>{hint}</p>
      </div>
      <div className={css['control']}>{children}</div>
    </div>
  );
}
