import { Button } from '@nafas/design-system';
import type { Term } from '@nafas/data-service/journal';
import type { Scope } from '@nafas/platform';
import { usePlatform, useStore } from '@nafas/platform/remote';
import { useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import {
  useCallback,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { DayItem } from './DayItem.tsx';
import { MonthHead } from './MonthHead.tsx';
import css from './list.module.css';
import { toItems } from './to-items.ts';
import type { Entries } from './use-entries.ts';

const MONTH_PX = 64;
const ENTRY_PX = 118;
/** Lines kept beyond what is seen. The next page is asked for where they reach the end of what is known. */
const OVERSCAN = 6;

/** How high lines were drawn, by the scope of a person: who comes back to the list finds the day that they left. */
const heights = new WeakMap<Scope, VirtualItem[]>();

/** The days with their entries. Only what is near the window is in the document; older pages come as it is scrolled. */
export function DayList(props: {
  entries: Entries;
  typed: readonly Term[];
  countMonths: boolean;
  selected: ReadonlySet<string> | null;
  onSelect: (ids: ReadonlySet<string>) => void;
}) {
  const { entries, typed, countMonths, selected, onSelect } = props;
  const { all, hasMore, isLoadingMore, hasFailedMore, loadMore } = entries;
  const { t } = useTranslation();
  const platform = usePlatform();
  const isOffline = useStore(platform.connectivity) === 'offline';
  const isOnDevice = isOffline && platform.scope.isRemembered === true;
  const items = useMemo(() => toItems(all), [all]);
  const list = useRef<HTMLDivElement>(null);
  const [margin, setMargin] = useState(0);
  useLayoutEffect(() => {
    const top = list.current?.getBoundingClientRect().top ?? 0;
    setMargin(Math.round(top + window.scrollY));
  }, []);
  // What is seen comes first, what is kept beyond it in a drawing of its own.
  const overscan = useDeferredValue(OVERSCAN, 0);
  const virtual = useWindowVirtualizer({
    count: items.length,
    overscan,
    scrollMargin: margin,
    // Else the days are drawn once the list is measured, all in one task.
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    initialMeasurementsCache: heights.get(platform.scope) ?? [],
    // What comes into view is beyond the window as yet: it need not be drawn within the scroll event itself.
    useFlushSync: false,
    getItemKey: (index) => items[index]?.key ?? index,
    estimateSize(index) {
      const item = items[index];
      return item?.kind === 'day' ? item.entries.length * ENTRY_PX : MONTH_PX;
    },
  });
  useEffect(
    () => () => void heights.set(platform.scope, virtual.takeSnapshot()),
    [platform, virtual],
  );
  const shown = virtual.getVirtualItems();
  const first = shown[0];
  const last = shown.at(-1);

  // The last one that is kept beyond what is seen: so near the end, and not with the first page already.
  const isNearEnd = (last?.index ?? 0) >= items.length - 1;
  const wantsMore = isNearEnd && hasMore && !isLoadingMore && !hasFailedMore;
  useEffect(() => {
    if (wantsMore) loadMore();
  }, [wantsMore, loadMore]);

  const toggle = useCallback(
    (id: string) => {
      const next = new Set(selected);
      if (!next.delete(id)) next.add(id);
      onSelect(next);
    },
    [selected, onSelect],
  );
  const space = {
    paddingBlockStart: (first?.start ?? margin) - margin,
    paddingBlockEnd: virtual.getTotalSize() - ((last?.end ?? margin) - margin),
  };
  return (
    <>
      <div ref={list} style={space} className={css['list']}>
        {shown.map(({ index, key }) => {
          const item = items[index];
          if (item === undefined) return null;
          return (
            <div key={key} ref={virtual.measureElement} data-index={index}>
              {item.kind === 'month' ? (
                <MonthHead month={item.month} isCounted={countMonths} />
              ) : (
                <DayItem
                  day={item.day}
                  entries={item.entries}
                  removed={entries.removed}
                  waiting={entries.waiting}
                  typed={typed}
                  selected={selected}
                  onToggle={toggle}
                />
              )}
            </div>
          );
        })}
      </div>
      {hasFailedMore && (
        <p role="alert" className={css['more']}>
          {t('more.failed')}
          <Button size="sm" onClick={loadMore}>
            {t('tryAgain', { ns: 'generic' })}
          </Button>
        </p>
      )}
      {isOnDevice && !hasMore && <p className={css['more']}>{t('device.end')}</p>}
      {isLoadingMore && (
        <p role="status" className={css['more']}>
          {t('more.loading')}
        </p>
      )}
    </>
  );
}
