import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { isRtl, rovingIndex } from '../internal/rovingIndex.ts';
import css from './Tabs.module.css';

/** One tab. */
export interface TabItem<Id extends string> {
  id: Id;
  label: ReactNode;
  icon?: ReactNode;
  /** Called when somebody points at the tab or comes to it by keyboard: to load what it shows ahead. */
  prepare?: (() => void) | undefined;
}

/** Props of {@link Tabs}. */
export interface TabsProps<Id extends string> {
  /** The name of the row of tabs. */
  label: string;
  tabs: readonly TabItem<Id>[];
  selected: Id;
  onSelect: (id: Id) => void;
  /**
   * `automatic` (default): an arrow key selects. `manual`: it only moves focus, Enter selects; for
   * views that are dear to open, such as the camera.
   */
  activation?: 'automatic' | 'manual';
  /** The view of the selected tab. */
  children: ReactNode;
  className?: string | undefined;
}

/** Views of one page, one at a time. */
export function Tabs<Id extends string>(props: TabsProps<Id>) {
  const { label, tabs, selected, onSelect, activation = 'automatic', children, className } = props;
  const base = useId();
  const list = useRef<HTMLDivElement>(null);

  function move(event: KeyboardEvent<HTMLDivElement>) {
    const all = [...(list.current?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])];
    const index = all.findIndex((tab) => tab === event.target);
    const { key, currentTarget } = event;
    const next = rovingIndex({
      key,
      index,
      count: all.length,
      axis: 'horizontal',
      rtl: isRtl(currentTarget),
    });
    if (next === null) return;
    event.preventDefault();
    all[next]?.focus();
    const tab = tabs[next];
    if (tab && activation === 'automatic') onSelect(tab.id);
  }

  return (
    <div className={className}>
      <div ref={list} role="tablist" aria-label={label} className={css['list']} onKeyDown={move}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            id={`${base}-${tab.id}`}
            type="button"
            role="tab"
            aria-selected={tab.id === selected}
            aria-controls={tab.id === selected ? `${base}-panel` : undefined}
            tabIndex={tab.id === selected ? 0 : -1}
            className={css['tab']}
            onClick={() => onSelect(tab.id)}
            onPointerEnter={tab.prepare}
            onFocus={tab.prepare}
          >
            {tab.icon}
            {tab.label}
          </button>
        ))}
      </div>
      <div
        id={`${base}-panel`}
        role="tabpanel"
        aria-labelledby={`${base}-${selected}`}
        tabIndex={0}
        className={css['panel']}
      >
        {children}
      </div>
    </div>
  );
}
