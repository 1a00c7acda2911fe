import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import css from './Bubble.module.css';

/** Props of {@link Bubble}. */
export interface BubbleProps {
  /** Whose words: the person's stand at the end of the line. */
  from: 'me' | 'them';
  /** Who speaks, for those who do not see the side, such as "You:" or "Nafas:". */
  speaker: string;
  /** Line breaks are kept. */
  children: ReactNode;
  /** Under the words, such as that it was not sent. */
  status?: ReactNode;
  className?: string | undefined;
}

/** One message of a conversation. Put it in a `role="log"` or a list. */
export function Bubble({ from, speaker, children, status, className }: BubbleProps) {
  return (
    <div className={clsx(css['message'], css[from], className)}>
      {/* The direction is the text's own, so it stands inside: on the bubble it would change the side as well. */}
      <p className={css['bubble']}>
        <VisuallyHidden>{speaker} </VisuallyHidden>
        <span className={css['text']} dir="auto">
          {children}
        </span>
      </p>
      {status ? <div className={css['status']}>{status}</div> : null}
    </div>
  );
}
