import { clsx } from 'clsx';
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { Loader } from '../icons/lucide.ts';
import css from './Button.module.css';

/** The look of a button; one primary per view. */
export interface ButtonLook {
  /** Default `secondary`. `inherit` takes the ink of a dark slab such as a toast. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'critical' | 'inherit' | undefined;
  /** 36 px (44 for coarse pointers), 44 px or 56 px high. */
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** As wide as its place. */
  block?: boolean | undefined;
  /** Leading icon. */
  icon?: ReactNode;
  /** Trailing icon, such as a chevron. */
  iconEnd?: ReactNode;
  /** At work: says so (`aria-busy`), shows the loader in the icon's place and takes no clicks. */
  busy?: boolean | undefined;
  /** Takes no clicks. */
  disabled?: boolean | undefined;
}

type AsButton = Omit<ComponentPropsWithRef<'button'>, keyof ButtonLook> & { href?: undefined };
type AsAnchor = Omit<ComponentPropsWithRef<'a'>, keyof ButtonLook> & { href: string };

/** A button, or, with `href`, a link that looks like one. */
export type ButtonProps = ButtonLook & (AsButton | AsAnchor);

function swallow(event: MouseEvent) {
  event.preventDefault();
  event.stopPropagation();
}

/** A verb the person can press. Its text is its children; it brings no text of its own. */
export function Button(props: ButtonProps) {
  const {
    variant = 'secondary',
    size = 'md',
    block,
    icon,
    iconEnd,
    busy,
    disabled,
    ...rest
  } = props;
  const { className, children, ...others } = rest;
  // Busy stays focusable (aria-disabled, not disabled): losing focus mid-save loses the person's place.
  const off = busy === true || disabled === true;
  const shared = {
    className: clsx(
      css['button'],
      css[variant],
      size !== 'md' && css[size],
      block && css['block'],
      className,
    ),
    'aria-busy': busy || undefined,
  };
  const content = (
    <>
      {busy ? <Loader className={css['loader']} /> : icon}
      {children}
      {iconEnd}
    </>
  );
  if (others.href !== undefined) {
    const anchor = off ? { ...others, onClick: swallow, 'aria-disabled': true } : others;
    return (
      <a {...anchor} {...shared}>
        {content}
      </a>
    );
  }
  const { type = 'button', ...native } = others;
  const button = busy ? { ...native, onClick: swallow, 'aria-disabled': true } : native;
  return (
    <button type={type} disabled={disabled} {...button} {...shared}>
      {content}
    </button>
  );
}
