import { NavIcon } from '@nafas/design-system/icons';
import { useEffect, useRef } from 'react';
import type { LineGroup, PaletteLine } from './palette-lines.ts';
import css from './palette.module.css';

/** The lines in their groups. Focus stays in the field above; the active line is named to it by `<id>-<index>`. */
export function ResultList(props: {
  id: string;
  label: string;
  groups: readonly LineGroup[];
  /** Index of the active line over all groups. */
  at: number;
  choose(line: PaletteLine): void;
  onPoint(index: number): void;
}) {
  const { id, label, groups, at, choose, onPoint } = props;
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [at, groups]);
  const starts = groups.map((_, index) =>
    groups.slice(0, index).reduce((sum, { lines }) => sum + lines.length, 0),
  );
  return (
    <div ref={list} className={css['list']} role="listbox" id={`${id}-list`} aria-label={label}>
      {groups.map(({ id: group, title, lines }, groupIndex) => (
        <div key={group} role="group" aria-labelledby={`${id}-group-${group}`}>
          <p className={css['heading']} id={`${id}-group-${group}`} role="presentation">
            {title}
          </p>
          {lines.map((line, lineIndex) => {
            const index = (starts[groupIndex] ?? 0) + lineIndex;
            return (
              <div
                key={line.id}
                id={`${id}-${index}`}
                className={css['line']}
                role="option"
                aria-selected={index === at}
                onPointerMove={() => index !== at && onPoint(index)}
                onClick={() => choose(line)}
              >
                <NavIcon name={line.icon} />
                <bdi className={css['title']}>{line.title}</bdi>
                {line.detail !== undefined && <span className={css['detail']}>{line.detail}</span>}
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}
