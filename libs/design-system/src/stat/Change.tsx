import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { ArrowDown, ArrowUp } from '../icons/lucide.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import css from './Stat.module.css';

/** How a figure moved. Better or worse is not up or down: falling stress is better. */
export interface StatChange {
  direction: 'up' | 'down' | 'same';
  /** Signed and in the person's digits, such as "+6 points". */
  text: ReactNode;
  /** The meaning of the change; colours the text. Default `neutral`. */
  meaning?: 'better' | 'worse' | 'neutral';
  /** The same in a word for those who do not see the colour, such as "better". */
  meaningText?: ReactNode;
  /** Against what, such as "vs last week". */
  period?: ReactNode;
}

const ARROWS = { up: ArrowUp, down: ArrowDown, same: undefined } as const;

/** Arrow, signed text, and against what. */
export function Change({ direction, text, meaning = 'neutral', meaningText, period }: StatChange) {
  const Arrow = ARROWS[direction];
  return (
    <>
      <span
        className={clsx(css['change'], meaning !== 'neutral' && css[meaning])}
        data-meaning={meaning}
      >
        {Arrow ? <Arrow size="sm" /> : null}
        <span>{text}</span>
        {meaningText ? <VisuallyHidden> {meaningText}</VisuallyHidden> : null}
      </span>
      {period ? <span>{period}</span> : null}
    </>
  );
}
