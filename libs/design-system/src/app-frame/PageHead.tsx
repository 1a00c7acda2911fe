import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import css from './PageHead.module.css';

/** Props of {@link PageHead}. */
export interface PageHeadProps {
  title: ReactNode;
  /** A sentence under the title. */
  lead?: ReactNode;
  /** The one primary action. */
  actions?: ReactNode;
  /** A HorizonArt; with it the head stands on a line. */
  art?: ReactNode;
  className?: string | undefined;
}

/** The title of the page, what it is for, and its one action. */
export function PageHead({ title, lead, actions, art, className }: PageHeadProps) {
  return (
    <div className={clsx(css['head'], art ? css['horizon'] : null, className)}>
      {art ? <div className={css['sky']}>{art}</div> : null}
      <div className={css['words']}>
        <h1>{title}</h1>
        {lead ? <p className={css['lead']}>{lead}</p> : null}
      </div>
      {actions ? <div className={css['actions']}>{actions}</div> : null}
    </div>
  );
}
