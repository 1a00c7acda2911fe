import { clsx } from 'clsx';
import { useId, type ReactNode } from 'react';
import css from './Quote.module.css';

/** Props of {@link Quote}. */
export interface QuoteProps {
  /** The line itself. */
  children: ReactNode;
  /** Language of the line where it differs from the page. */
  lang?: string | undefined;
  /** Who said it; may hold the line in its own language with `lang` and `dir`. */
  source?: ReactNode;
  /** Icon buttons: keep, share. */
  actions?: ReactNode;
  className?: string | undefined;
}

/** A line worth keeping, beside the breath. */
export function Quote({ children, lang, source, actions, className }: QuoteProps) {
  const id = useId();
  return (
    <div className={clsx(css['quote'], className)}>
      <div className={css['row']}>
        <figure>
          <blockquote className={css['text']} lang={lang}>
            {children}
          </blockquote>
          {source ? <figcaption className={css['source']}>{source}</figcaption> : null}
        </figure>
        <div className={css['ring']}>
          <svg className={css['art']} viewBox="0 0 420 420" aria-hidden="true" focusable="false">
            <defs>
              <radialGradient id={`${id}-air`}>
                <stop offset="0" stopColor="var(--nf-dawn)" stopOpacity=".42" />
                <stop offset="1" stopColor="var(--nf-dawn)" stopOpacity="0" />
              </radialGradient>
            </defs>
            <circle cx="210" cy="210" r="190" fill={`url(#${id}-air)`} />
            <g fill="none" stroke="var(--nf-dawn-deep)">
              <circle cx="210" cy="210" r="40" opacity=".6" />
              <circle cx="210" cy="210" r="64" opacity=".42" />
              <circle cx="210" cy="210" r="94" opacity=".28" />
              <circle cx="210" cy="210" r="130" opacity=".18" />
            </g>
            <circle cx="210" cy="208" r="9" fill="var(--nf-dawn-deep)" />
            <path
              d="M250 210A40 40 0 0 1 170 210"
              fill="none"
              stroke="var(--nf-ink)"
              strokeWidth="6"
              strokeLinecap="round"
            />
          </svg>
        </div>
        {actions ? <div className={css['actions']}>{actions}</div> : null}
      </div>
    </div>
  );
}
