import type { ReactNode } from 'react';
import css from './PageHead.module.css';

/** The page's heading and the line under it. */
export function PageHead({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h1 className={css['title']}>{title}</h1>
      <p className={css['lead']}>{children}</p>
    </div>
  );
}
