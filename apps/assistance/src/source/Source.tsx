import type { ReactNode } from 'react';
import type { EmotionReading, EmotionSource } from '@nafas/emotion';
import { Recommended } from '../actions/Recommended.tsx';
import { ExerciseCard } from '../breathing/ExerciseCard.tsx';
import { useKeepAnswer } from '../reading/keep-answer.ts';
import { StatePanel } from '../reading/StatePanel.tsx';
import css from './source.module.css';

interface Props {
  readonly source: EmotionSource;
  readonly reading: EmotionReading | null;
  /** The text that was read, if it was one. */
  readonly text?: string | undefined;
  /** The panel of the source itself. */
  readonly children: ReactNode;
}

/** A source and, beside it, what was read from it and what may help. */
export function Source({ source, reading, text, children }: Props) {
  const keep = useKeepAnswer();
  return (
    <div className={css['columns']}>
      {children}
      <div className={css['aside']}>
        <StatePanel source={source} reading={reading} keep={keep} />
        {reading ? <Recommended reading={reading} text={text} /> : null}
        <ExerciseCard />
      </div>
    </div>
  );
}
