import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import css from './Sidebar.module.css';

/** Props of {@link Nav}. */
export interface NavProps {
  label: string;
  /** A second group: a line stands above it. */
  ruled?: boolean | undefined;
  children: ReactNode;
}

/** A named navigation; holds NavItem. */
export function Nav({ label, ruled, children }: NavProps) {
  return (
    <nav className={clsx(css['nav'], ruled && css['ruled'])} aria-label={label}>
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
