import type { CSSProperties, ReactNode } from 'react';
import css from './Pacer.module.css';
import { PacerArt } from './PacerArt.tsx';

/** The phases of a breath; `rest` before and after an exercise. */
export type PacerPhase = 'in' | 'hold' | 'out' | 'rest';

/** Props of {@link Pacer}. */
export interface PacerProps {
  readonly phase: PacerPhase;
  /** 0 at rest, else 1 to `counts`. */
  readonly count: number;
  /** Counts of this step, a second each. */
  readonly counts: number;
  /** Differs for each step, so that its movement begins anew. */
  readonly stepKey: string;
  readonly isPaused?: boolean;
  /** The instruction of this phase, in a word or two. */
  readonly word: ReactNode;
  /** The count in the person's digits; nothing at rest. */
  readonly figure?: string | undefined;
}

const SECOND_MS = 1000;

/**
 * Rings that breathe, a bowl that fills with the count, and the word in their middle. It keeps no time of its own. Silent:
 * whoever shows it says the phase once. With reduced motion the rings stand still and the bowl, the dots and the number
 * keep the pace.
 */
export function Pacer(props: PacerProps) {
  const { phase, count, counts, stepKey, isPaused = false, word, figure } = props;
  const dots = Array.from({ length: counts }, (_, index) => index + 1);
  const pace = {
    '--filled': count / counts,
    '--nf-duration-breath': `${counts * SECOND_MS}ms`,
  };
  return (
    <div
      className={css['pacer']}
      data-phase={phase}
      data-paused={isPaused || undefined}
      style={pace as CSSProperties}
      aria-hidden="true"
    >
      <PacerArt stepKey={stepKey} />
      <div className={css['middle']}>
        <span className={css['word']}>{word}</span>
        {figure === undefined ? null : (
          <>
            <span className={css['figure']}>{figure}</span>
            <span className={css['dots']}>
              {dots.map((dot) => (
                <i key={dot} data-past={dot <= count || undefined} />
              ))}
            </span>
          </>
        )}
      </div>
    </div>
  );
}
