import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import css from './Table.module.css';

/** A column of a {@link Table}. */
export interface TableColumn {
  /** Differs from every other column's. */
  readonly id: string;
  readonly name: ReactNode;
  /** Figures stand at the end of their column. */
  readonly isNumber?: boolean;
}

/** A row of a {@link Table}. */
export interface TableRow {
  /** Differs from every other row's. */
  readonly id: string;
  /** One for each column; the first is the head of the row. */
  readonly cells: readonly ReactNode[];
}

/** Props of {@link Table}. */
export interface TableProps {
  /** Names the content of the table. */
  readonly caption: string;
  readonly columns: readonly TableColumn[];
  readonly rows: readonly TableRow[];
  /** Default `comfortable`; `compact` for many rows. */
  readonly density?: 'comfortable' | 'compact';
  /** At most as high as a chart: what is more can be scrolled to, also with the keyboard. */
  readonly scroll?: boolean;
  readonly className?: string | undefined;
}

/** Figures in rows and columns: the other reading of every chart. */
export function Table(props: TableProps) {
  const { caption, columns, rows, density = 'comfortable', scroll = false, className } = props;
  const numeric = (index: number) => (columns[index]?.isNumber ? css['number'] : undefined);
  const table = (
    <table className={clsx(css['table'], !scroll && className)} data-density={density}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ id, name }, index) => (
            <th key={id} scope="col" className={numeric(index)}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, cells: [head, ...cells] }) => (
          <tr key={id}>
            <th scope="row">{head}</th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]?.id} className={numeric(index + 1)}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
  if (!scroll) return table;
  return (
    // It scrolls, so the keyboard must be able to reach it.
    <div className={clsx(css['frame'], className)} role="region" aria-label={caption} tabIndex={0}>
      {table}
    </div>
  );
}
