import { Link } from '@nafas/design-system';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import css from './progress.module.css';

/** A chart or the same figures as a table, whichever is wanted, and a sentence that says what they say. */
export function TableSwitch(props: { chart: ReactNode; table: ReactNode; foot: ReactNode }) {
  const { chart, table, foot } = props;
  const { t } = useTranslation();
  const [isTable, setIsTable] = useState(false);
  return (
    <div className={css['body']}>
      {isTable ? table : chart}
      <div className={css['foot']}>
        <p>{foot}</p>
        <Link onClick={() => setIsTable(!isTable)}>
          {t(isTable ? 'progress.viewChart' : 'progress.viewTable')}
        </Link>
      </div>
    </div>
  );
}
