import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import css from './AppShell.module.css';

/** The `<main>` of the page. Can take focus, for the skip link and after a page change. */
export function Content({ id = 'content', className, ...rest }: ComponentPropsWithRef<'main'>) {
  return <main tabIndex={-1} {...rest} id={id} className={clsx(css['content'], className)} />;
}
