import { findMatches, type ListedEntry, type Term } from '@nafas/data-service/journal';
import { Badge, Checkbox } from '@nafas/design-system';
import { WifiOff } from '@nafas/design-system/icons';
import { usePlatformLink } from '@nafas/platform/remote';
import { KindTags } from '@nafas/tags-react';
import { Fragment, type MouseEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { entryPage } from '../entry/entry-page.ts';
import { Mark } from '../mark/Mark.tsx';
import { JOURNAL } from '../address.ts';
import { useFormat } from '../use-format.ts';
import { useTitle } from '../use-title.ts';
import css from './list.module.css';

/** Most characters of a note that a row shows; two lines of them are seen. */
const MOST = 280;
/** How much of a note is shown before what was looked for. */
const BEFORE = 60;

/** An entry of the list; the whole of it is one link, or one box to tick. */
export function EntryRow(props: {
  entry: ListedEntry;
  isWaiting: boolean;
  typed: readonly Term[];
  /** Null while nothing is selected. */
  isSelected: boolean | null;
  onToggle: () => void;
}) {
  const { entry, isWaiting, typed, isSelected, onToggle } = props;
  const { t } = useTranslation();
  const format = useFormat();
  const title = useTitle()(entry);
  const link = usePlatformLink(`${JOURNAL}/${entry.id}`);
  // The second press of a double one was meant for what stood here before: Undo.
  const open = (event: MouseEvent) =>
    event.detail > 1 ? event.preventDefault() : link.onClick(event);
  const mood = entry.touched.includes('mood') ? entry.mood : null;
  const time = format.time(entry.occurredAt, entry.timeZone);
  const body = (
    <>
      <Mark mood={mood} />
      <span className={css['text']}>
        <span className={css['words']}>
          <bdi>{title}</bdi>
        </span>
        {entry.notes !== null && (
          <span className={css['note']} dir="auto">
            <Excerpt text={entry.notes} isCut={entry.isCut} typed={typed} />
          </span>
        )}
        {(entry.tags.length > 0 || isWaiting) && (
          <span className={css['facts']}>
            <KindTags tags={entry.tags} />
            {isWaiting && (
              <Badge tone="caution" icon={<WifiOff size="sm" />}>
                {t('waiting')}
              </Badge>
            )}
          </span>
        )}
      </span>
      <span className={css['time']}>{time}</span>
    </>
  );
  if (isSelected !== null) {
    return (
      <div className={css['entry']} data-selected={isSelected}>
        <Checkbox
          className={css['box']}
          checked={isSelected}
          onChange={onToggle}
          label={<span className="nf-visually-hidden">{t('select.one', { title, time })}</span>}
        />
        {body}
      </div>
    );
  }
  return (
    <a
      {...link}
      onClick={open}
      onPointerEnter={entryPage.prepare}
      onFocus={entryPage.prepare}
      className={css['entry']}
    >
      {body}
    </a>
  );
}

/** The beginning of a note, or the part of it where something typed stands, with that marked. */
function Excerpt({ text, isCut, typed }: { text: string; isCut: boolean; typed: readonly Term[] }) {
  const marks = findMatches(
    text,
    typed.map((term) => term.text),
  );
  const found = marks[0]?.[0] ?? 0;
  const from = found > MOST - BEFORE ? text.lastIndexOf(' ', found - BEFORE) + 1 : 0;
  const to = Math.min(text.length, from + MOST);
  const parts: ReactNode[] = [];
  let at = from;
  for (const [start, end] of marks) {
    if (start < at || end > to) continue;
    parts.push(text.slice(at, start), <mark>{text.slice(start, end)}</mark>);
    at = end;
  }
  parts.push(text.slice(at, to));
  return (
    <>
      {from > 0 && '… '}
      {parts.map((part, index) => (
        <Fragment key={index}>{part}</Fragment>
      ))}
      {(isCut || to < text.length) && ' …'}
    </>
  );
}
