import type { CSSProperties, ReactNode } from 'react';
import { COUNTS, type Phase } from '../breathing/exercise.ts';
import css from './pacer.module.css';
import { PacerArt } from './PacerArt.tsx';

const DOTS = Array.from({ length: COUNTS }, (_, index) => index + 1);

/**
 * Rings that breathe, a bowl that fills with the count, and the word in their middle. Silent: whoever shows it says the
 * phase once. With reduced motion the rings stand still and the bowl, the dots and the number keep the pace.
 */
export function Pacer(props: {
  /** `rest` before and after the exercise. */
  phase: Phase | 'rest';
  /** 0 at rest, else 1-4. */
  count: number;
  /** Differs for each step, so that its movement begins anew. */
  stepKey: string;
  isPaused: boolean;
  word: ReactNode;
  /** The count in the person's digits; nothing at rest. */
  figure?: string | undefined;
}) {
  const { phase, count, stepKey, isPaused, word, figure } = props;
  return (
    <div
      className={css['pacer']}
      data-phase={phase}
      data-paused={isPaused || undefined}
      style={{ '--filled': count / COUNTS } as CSSProperties}
      aria-hidden="true"
    >
      <PacerArt stepKey={stepKey} />
      <div className={css['middle']}>
        <span className={css['word']}>{word}</span>
        {figure === undefined ? null : (
          <>
            <span className={css['figure']}>{figure}</span>
            <span className={css['dots']}>
              {DOTS.map((dot) => (
                <i key={dot} data-past={dot <= count || undefined} />
              ))}
            </span>
          </>
        )}
      </div>
    </div>
  );
}
