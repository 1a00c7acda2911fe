import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import css from './TabBar.module.css';

/** The navigation under 720 px: four TabBarItem and one TabBarAction in the middle. */
export function TabBar({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav className={css['bar']} aria-label={label}>
      {children}
    </nav>
  );
}

/** Props of {@link TabBarItem}; what is not named here goes to the `<a>`. */
export interface TabBarItemProps extends Omit<ComponentPropsWithRef<'a'>, 'children'> {
  href: string;
  /** A 24 px icon (`size="lg"`). */
  icon: ReactNode;
  /** One short word. */
  label: ReactNode;
  /** You are here. */
  current?: boolean | undefined;
}

/** One page of the tab bar. */
export function TabBarItem({ icon, label, current, className, ...rest }: TabBarItemProps) {
  return (
    <a
      {...rest}
      aria-current={current ? 'page' : undefined}
      className={clsx(css['item'], className)}
    >
      {icon}
      <span>{label}</span>
    </a>
  );
}

/** Props of {@link TabBarAction}; what is not named here goes to the `<button>`. */
export interface TabBarActionProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  /** The accessible name. */
  label: string;
  /** A 24 px icon (`size="lg"`). */
  icon: ReactNode;
}

/** The one action of the tab bar, on a disc of ink. */
export function TabBarAction({
  icon,
  label,
  className,
  type = 'button',
  ...rest
}: TabBarActionProps) {
  return (
    <button
      type={type}
      {...rest}
      aria-label={label}
      className={clsx(css['item'], css['action'], className)}
    >
      <span className={css['disc']}>{icon}</span>
    </button>
  );
}
