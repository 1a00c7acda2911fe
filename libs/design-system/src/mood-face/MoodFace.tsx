import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import css from './MoodFace.module.css';
import { moodTone } from './moodTone.ts';

const MOUTH = {
  low: 'M38 76Q56 62 74 76',
  neutral: 'M39 71.5H73',
  high: 'M38.15 66.5A19 19 0 0 0 73.85 66.5',
} as const;

const EYES = { low: 51, neutral: 50, high: 49 } as const;

/** Props of {@link MoodFace}. */
export interface MoodFaceProps {
  /** Mood from 0 to 10; null while nobody has said one: then it is a dotted ring and no face. */
  value: number | null;
  /** The word for the mood, always shown: a face alone leaves people guessing. */
  word: ReactNode;
  /** A line under the word, such as "Mood 8 of 10". */
  detail?: ReactNode;
  /** 76, 112 (default) or 148 px. */
  size?: 'sm' | 'md' | 'lg';
  /** Words under the face, or beside it where height is short. */
  layout?: 'column' | 'row';
  className?: string | undefined;
}

/** A breath ring with nun's bowl for a mouth, and the word for the moment. */
export function MoodFace({
  value,
  word,
  detail,
  size = 'md',
  layout = 'column',
  className,
}: MoodFaceProps) {
  const tone = value === null ? null : moodTone(value);
  return (
    <figure
      className={clsx(css['figure'], layout === 'row' && css['row'], className)}
      data-tone={tone ?? 'unset'}
    >
      <svg
        className={clsx(css['face'], tone && css[tone], size !== 'md' && css[size])}
        viewBox="0 0 112 112"
        aria-hidden="true"
        focusable="false"
      >
        {tone === null ? (
          <g className={css['unset']}>
            <circle className={css['dots']} cx="56" cy="56" r="48" />
            <circle cx="56" cy="56" r="6" />
          </g>
        ) : (
          <>
            <circle className={css['halo']} cx="56" cy="56" r="54" />
            <circle className={css['air']} cx="56" cy="56" r="44" />
            <circle className={css['ring']} cx="56" cy="56" r="44" />
            <circle className={css['eye']} cx="42" cy={EYES[tone]} r="3.6" />
            <circle className={css['eye']} cx="70" cy={EYES[tone]} r="3.6" />
            <path className={css['mouth']} d={MOUTH[tone]} />
          </>
        )}
      </svg>
      <figcaption className={css['words']}>
        <span className={css['word']}>{word}</span>
        {detail ? <span className={css['detail']}>{detail}</span> : null}
      </figcaption>
    </figure>
  );
}
