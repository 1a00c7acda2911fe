import { clsx } from 'clsx';
import type { ComponentPropsWithRef, HTMLAttributes } from 'react';
import css from './Card.module.css';

interface CardLook {
  /** `dashed` holds the place of something that is not here. */
  variant?: 'plain' | 'dashed' | undefined;
  /** No padding: the content brings its own. */
  flush?: boolean | undefined;
  /** Default: an `article` when it has a name of its own, else a `div`. */
  as?: 'article' | 'div' | 'section' | undefined;
}

type AsBox = HTMLAttributes<HTMLElement> & { href?: undefined };
type AsAnchor = ComponentPropsWithRef<'a'> & { href: string };

/** Props of {@link Card}: a box or, with `href`, a link. */
export type CardProps = CardLook & (AsBox | AsAnchor);

/** One thought, on paper with a hairline. With `href` the whole card is one link. */
export function Card({ variant, flush, as, className, ...rest }: CardProps) {
  const classes = clsx(
    css['card'],
    variant === 'dashed' && css['dashed'],
    flush && css['flush'],
    className,
  );
  if (rest.href !== undefined) return <a {...rest} className={classes} />;
  const isNamed = rest['aria-label'] !== undefined || rest['aria-labelledby'] !== undefined;
  const Tag = as ?? (isNamed ? 'article' : 'div');
  return <Tag {...rest} className={classes} />;
}
