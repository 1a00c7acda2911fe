import type { ListedEntry, Term } from '@nafas/data-service/journal';
import { memo } from 'react';
import { useFormat } from '../use-format.ts';
import { EntryRow } from './EntryRow.tsx';
import css from './list.module.css';
import { RemovedRow } from './RemovedRow.tsx';

/** A day: its number in the margin, its entries beside it. Drawn once: a list that is scrolled draws the days that come. */
export const DayItem = memo(function DayItem(props: {
  day: string;
  entries: readonly ListedEntry[];
  removed: ReadonlySet<string>;
  waiting: ReadonlySet<string>;
  typed: readonly Term[];
  selected: ReadonlySet<string> | null;
  onToggle: (id: string) => void;
}) {
  const { day, entries, removed, waiting, typed, selected, onToggle } = props;
  const format = useFormat();
  return (
    <div className={css['day']}>
      <time dateTime={day} className={css['date']}>
        <b>{format.dayNumber(day)}</b>
        {format.weekday(day)}
      </time>
      <ul className={css['entries']}>
        {entries.map((entry) => (
          <li key={entry.id}>
            {removed.has(entry.id) ? (
              <RemovedRow entry={entry} />
            ) : (
              <EntryRow
                entry={entry}
                isWaiting={waiting.has(entry.id)}
                typed={typed}
                isSelected={selected === null ? null : selected.has(entry.id)}
                onToggle={() => onToggle(entry.id)}
              />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
});
