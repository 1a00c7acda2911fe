import { clsx } from 'clsx';
import { useState } from 'react';
import css from './Avatar.module.css';

/** Props of {@link Avatar}. */
export interface AvatarProps {
  /** Whose face it is; the first letter stands in for a missing picture. */
  name: string;
  /** Address of the picture. When it does not load, the letter takes its place. */
  src?: string | undefined;
  /** 44 px (default) or 96 px. */
  size?: 'md' | 'lg';
  /** Accessible name; leave out where the name is written beside it. */
  alt?: string | undefined;
  className?: string | undefined;
}

/** A first letter that nothing after it belongs to: a segmenter takes 50 ms of a phone before it knows one. */
const PLAIN = /^[A-Za-zÀ-ɏА-яЁё](?=[A-Za-zÀ-ɏА-яЁё\s]|$)/;

/** The first letter as a person sees it, not the first code unit. */
function getInitial(name: string): string {
  const [plain] = PLAIN.exec(name.trim()) ?? [];
  if (plain !== undefined) return plain.toLocaleUpperCase();
  const [first] = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(name.trim());
  return first?.segment.toLocaleUpperCase() ?? '';
}

/** A person's picture or initial. */
export function Avatar({ name, src, size = 'md', alt, className }: AvatarProps) {
  const [failed, setFailed] = useState<string>();
  const picture = src !== undefined && src !== '' && failed !== src;
  return (
    <span
      className={clsx(css['avatar'], size === 'lg' && css['lg'], className)}
      {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
    >
      {picture ? (
        <img className={css['image']} src={src} alt="" onError={() => setFailed(src)} />
      ) : (
        getInitial(name)
      )}
    </span>
  );
}
