import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import css from './Link.module.css';

/** Props of {@link Link}: an anchor or, without `href`, a button that reads as a link. */
export type LinkProps =
  | (ComponentPropsWithRef<'a'> & { href: string })
  | (ComponentPropsWithRef<'button'> & { href?: undefined });

/** Underlined text in a sentence. Without `href` it is a button, for what only looks like travel. */
export function Link({ className, ...rest }: LinkProps) {
  const classes = clsx(css['link'], className);
  if (rest.href !== undefined) return <a {...rest} className={classes} />;
  const { type = 'button', ...native } = rest;
  return <button type={type} {...native} className={classes} />;
}
