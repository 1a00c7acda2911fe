import { Glyph } from '@nafas/design-system';
import type { ReactNode } from 'react';
import css from './page.module.css';

/** A statement about the person's own days, and how many days it rests on. */
export interface InsightWords {
  title: string;
  text: string;
  /** How much it rests on, such as "From 12 check-ins". */
  basis?: string | undefined;
}

/** An insight with its icon. */
export function InsightRow(props: {
  icon: ReactNode;
  tone?: 'accent' | 'dawn' | 'plain';
  words: InsightWords;
}) {
  const { icon, tone = 'accent', words } = props;
  return (
    <div className={css['insight']}>
      <Glyph tone={tone}>{icon}</Glyph>
      <div>
        <h3>{words.title}</h3>
        <p>{words.text}</p>
        {words.basis === undefined ? null : <p className={css['basis']}>{words.basis}</p>}
      </div>
    </div>
  );
}
