import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import css from './Sidebar.module.css';

/** A named navigation; holds NavItem. */
export function Nav({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav className={css['nav']} aria-label={label}>
      {children}
    </nav>
  );
}

/** Props of {@link NavItem}; what is not named here goes to the `<a>`. */
export interface NavItemProps extends Omit<ComponentPropsWithRef<'a'>, 'children'> {
  href: string;
  icon: ReactNode;
  label: ReactNode;
  /** You are here. */
  current?: boolean | undefined;
}

/** One page. In the folded sidebar its name shows on hover and focus. */
export function NavItem({ icon, label, current, className, ...rest }: NavItemProps) {
  return (
    <a
      {...rest}
      aria-current={current ? 'page' : undefined}
      className={clsx(css['item'], className)}
    >
      {icon}
      <span className={css['label']}>{label}</span>
    </a>
  );
}
