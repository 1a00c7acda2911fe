import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Mark } from './Mark.tsx';
import css from './Mark.module.css';

/** Props of {@link Logo}; with `href` it is a link, so give it an `aria-label` such as "Nafas, home". */
export interface LogoProps extends Omit<ComponentPropsWithRef<'a'>, 'children'> {
  /** The name in the language of the page. */
  name: ReactNode;
}

/** Mark and name. */
export function Logo({ name, className, href, ...rest }: LogoProps) {
  const classes = clsx(css['logo'], className);
  const content = (
    <>
      <Mark />
      <span className={css['name']} data-logo-name="">
        {name}
      </span>
    </>
  );
  if (href === undefined) return <span className={classes}>{content}</span>;
  return (
    <a {...rest} href={href} className={classes}>
      {content}
    </a>
  );
}
