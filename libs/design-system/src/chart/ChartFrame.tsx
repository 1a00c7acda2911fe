import { useState, type ReactNode } from 'react';
import { Link } from '../link/Link.tsx';
import { State } from '../state/State.tsx';
import css from './Chart.module.css';
import type { ChartTexts } from './chart-data.ts';

/** A drawing or the same figures as a table, whichever is wanted, and a sentence that says what they say. */
export function ChartFrame(props: {
  isEmpty: boolean;
  texts: ChartTexts;
  finding: ReactNode;
  drawing: ReactNode;
  table: ReactNode;
}) {
  const { isEmpty, texts, finding, drawing, table } = props;
  const [isTable, setIsTable] = useState(false);
  if (isEmpty) return <State kind="empty" sentence={texts.empty} className={css['empty']} />;
  return (
    <div className={css['chart']}>
      {isTable ? table : drawing}
      <div className={css['foot']}>
        <p>{finding}</p>
        <Link onClick={() => setIsTable(!isTable)}>
          {isTable ? texts.viewChart : texts.viewTable}
        </Link>
      </div>
    </div>
  );
}
