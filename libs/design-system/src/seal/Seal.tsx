import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Heading, type HeadingLevel } from '../internal/Heading.tsx';
import css from './Seal.module.css';
import { SealArt } from './SealArt.tsx';

/** Props of {@link Seal}. */
export interface SealProps {
  title: ReactNode;
  /** The reason it was or will be given for. */
  children?: ReactNode;
  /** When it was earned, or that it is not yet: the drawing alone does not say it. */
  when: ReactNode;
  earned: boolean;
  /** How many rings: 1 (default) to 3. */
  rings?: 1 | 2 | 3;
  /** Level of the title. Default 3. */
  level?: HeadingLevel;
  className?: string | undefined;
}

/** An achievement: a list item, so put it in a `<ul>`. Dotted until earned. */
export function Seal(props: SealProps) {
  const { title, children, when, earned, rings = 1, level = 3, className } = props;
  return (
    <li className={clsx(css['seal'], className)} data-earned={earned || undefined}>
      <SealArt level={rings} earned={earned} />
      <Heading level={level}>{title}</Heading>
      {children ? <p className={css['why']}>{children}</p> : null}
      <p className={css['when']}>{when}</p>
    </li>
  );
}
