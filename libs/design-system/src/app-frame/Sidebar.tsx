import type { ReactNode } from 'react';
import css from './Sidebar.module.css';

/** Props of {@link Sidebar}. */
export interface SidebarProps {
  /** The name of the landmark, such as "Sidebar". */
  label: string;
  /** A Logo that leads home. */
  brand: ReactNode;
  /** The IconButton that folds it; give it `aria-expanded`. */
  toggle?: ReactNode;
  /** A Nav. */
  children: ReactNode;
  /** At the bottom, such as a ProfileCard. */
  foot?: ReactNode;
}

/** Mark, navigation and profile at the start of the page; AppShell's `collapsed` folds it. */
export function Sidebar({ label, brand, toggle, children, foot }: SidebarProps) {
  return (
    <aside className={css['sidebar']} aria-label={label}>
      <div className={css['top']}>
        {brand}
        {toggle}
      </div>
      {children}
      {foot ? <div className={css['foot']}>{foot}</div> : null}
    </aside>
  );
}
