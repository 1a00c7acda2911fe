import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import css from './IconButton.module.css';

interface IconButtonLook {
  /** The accessible name; an icon alone says nothing. */
  label: string;
  /** The icon. */
  children: ReactNode;
  /** `outlined` for media, `inherit` on a dark slab. */
  variant?: 'plain' | 'outlined' | 'inherit' | undefined;
  /** A short figure on the icon's shoulder. Hidden from assistive technology: put it in `label` too. */
  count?: ReactNode;
}

type AsButton = Omit<ComponentPropsWithRef<'button'>, 'children'> & { href?: undefined };
type AsAnchor = Omit<ComponentPropsWithRef<'a'>, 'children'> & { href: string };

/** A button, or with `href` a link, that is one icon of 44 px. */
export type IconButtonProps = IconButtonLook & (AsButton | AsAnchor);

/** An action known by its icon; its name is `label`. */
export function IconButton({
  label,
  children,
  variant = 'plain',
  count,
  className,
  ...rest
}: IconButtonProps) {
  const shared = {
    className: clsx(css['iconButton'], variant !== 'plain' && css[variant], className),
    'aria-label': label,
  };
  const content = (
    <>
      {children}
      {count === undefined || count === null ? null : (
        <span className={css['count']} aria-hidden="true">
          {count}
        </span>
      )}
    </>
  );
  if (rest.href !== undefined) {
    return (
      <a {...rest} {...shared}>
        {content}
      </a>
    );
  }
  const { type = 'button', ...native } = rest;
  return (
    <button type={type} {...native} {...shared}>
      {content}
    </button>
  );
}
