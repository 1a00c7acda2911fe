import { clsx } from 'clsx';
import type { MouseEvent, ReactNode } from 'react';
import { Glyph } from '../glyph/Glyph.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import css from './Note.module.css';

/** Props of {@link Note}. */
export interface NoteProps {
  title: ReactNode;
  body?: ReactNode;
  /** When, in words. */
  time?: ReactNode;
  /** When, as an ISO date for machines. */
  dateTime?: string | undefined;
  icon?: ReactNode;
  /** Default `accent`. */
  tone?: 'accent' | 'dawn' | 'plain';
  /** The word that says it is unread; its presence makes it so. */
  unreadLabel?: string | undefined;
  href?: string | undefined;
  onClick?: ((event: MouseEvent) => void) | undefined;
  /** A control of its own after the words, such as an IconButton that clears it. */
  end?: ReactNode;
  /** Controls below the words. */
  foot?: ReactNode;
  className?: string | undefined;
}

/** One notification: a list item, so put it in a `<ul>`. */
export function Note(props: NoteProps) {
  const {
    title,
    body,
    time,
    dateTime,
    icon,
    tone = 'accent',
    unreadLabel,
    href,
    onClick,
    end,
    foot,
    className,
  } = props;
  const content = (
    <>
      {icon ? <Glyph tone={tone}>{icon}</Glyph> : null}
      <span className={css['words']}>
        <span className={css['title']}>
          {unreadLabel ? <VisuallyHidden>{unreadLabel} </VisuallyHidden> : null}
          {title}
        </span>
        {body ? <span className={css['body']}>{body}</span> : null}
        {time ? (
          <time className={css['time']} dateTime={dateTime}>
            {time}
          </time>
        ) : null}
      </span>
    </>
  );
  return (
    <li
      className={clsx(css['note'], end ? css['withEnd'] : null, className)}
      data-unread={unreadLabel ? '' : undefined}
    >
      {href !== undefined ? (
        <a className={css['link']} href={href} onClick={onClick}>
          {content}
        </a>
      ) : onClick ? (
        <button type="button" className={css['link']} onClick={onClick}>
          {content}
        </button>
      ) : (
        <div className={css['link']}>{content}</div>
      )}
      {end ? <div className={css['end']}>{end}</div> : null}
      {foot ? <div className={css['foot']}>{foot}</div> : null}
    </li>
  );
}
