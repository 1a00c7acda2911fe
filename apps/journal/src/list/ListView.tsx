import { Button, InTurns, Link, Skeleton, State } from '@nafas/design-system';
import { Plus } from '@nafas/design-system/icons';
import { EMPTY_FILTER, isEmptyFilter } from '@nafas/data-service/journal';
import { useCause, usePlatform } from '@nafas/platform/remote';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAddress, useFilter } from '../address.ts';
import { MonthRail } from '../calendar/MonthRail.tsx';
import { DayList } from './DayList.tsx';
import { Filters } from './Filters.tsx';
import { NothingFound } from './NothingFound.tsx';
import { ResultLine } from './ResultLine.tsx';
import { SearchField } from './SearchField.tsx';
import { SelectBar } from './SelectBar.tsx';
import css from './list.module.css';
import { useEntries } from './use-entries.ts';

/** The entries by day, what narrows them, and the month beside them. */
export function ListView() {
  const { t } = useTranslation();
  const { wanted, want } = useAddress();
  const [selected, setSelected] = useState<ReadonlySet<string> | null>(null);
  return (
    <div className={css['journal']}>
      <InTurns>
        <div className={css['column']}>
          <InTurns>
            <div role="search" className={css['search']} aria-label={t('search.label')}>
              <SearchField text={wanted.text} onSearch={(text) => want({ text })} />
              <Filters wanted={wanted} onWant={want} />
            </div>
            <Entries selected={selected} onSelect={setSelected} />
          </InTurns>
        </div>
        <MonthRail />
      </InTurns>
    </div>
  );
}

function Entries(props: {
  selected: ReadonlySet<string> | null;
  onSelect: (ids: ReadonlySet<string> | null) => void;
}) {
  const { selected, onSelect } = props;
  const { t } = useTranslation();
  const platform = usePlatform();
  const describeCause = useCause();
  const address = useAddress();
  const { wantAll } = address;
  // What is typed, and the filters, answer first; the list follows in slices.
  const wanted = useDeferredValue(address.wanted);
  const known = useFilter(wanted);
  const filter = known ?? EMPTY_FILTER;
  const isFiltered = !isEmptyFilter(filter);
  const entries = useEntries(filter);

  if (entries.status === 'failed') {
    // A second failure is shown here again.
    const retry = () => void entries.refresh().catch(() => undefined);
    return (
      <State
        kind="error"
        level={2}
        title={t('failed')}
        sentence={t('failedHelp')}
        help={describeCause(entries.error)}
        action={<Button onClick={retry}>{t('tryAgain', { ns: 'generic' })}</Button>}
      />
    );
  }
  if (entries.status === 'loading' || known === null) return <ListSkeleton />;
  const { all, total, removed } = entries.data;
  if (all.length === 0 && isFiltered) return <NothingFound wanted={wanted} />;
  if (all.length === 0) {
    return (
      <State
        kind="empty"
        level={2}
        title={t('first.title')}
        sentence={t('first.sentence')}
        action={
          <Button icon={<Plus />} onClick={() => platform.open('analysis.new-analysis')}>
            {t('newAnalysis')}
          </Button>
        }
      />
    );
  }
  return (
    <>
      <div className={css['result-line']}>
        <p role="status">
          {isFiltered && total !== null && <ResultLine total={total} wanted={wanted} />}
        </p>
        <span className={css['tools']}>
          {isFiltered && <Link onClick={wantAll}>{t('filter.clearAll')}</Link>}
          {selected === null && (
            <Link onClick={() => onSelect(new Set())}>{t('select.begin')}</Link>
          )}
        </span>
      </div>
      {selected !== null && (
        <SelectBar
          entries={all.filter(({ id }) => selected.has(id) && !removed.has(id))}
          onAll={() => onSelect(new Set(all.map(({ id }) => id)))}
          onEnd={() => onSelect(null)}
        />
      )}
      <DayList
        entries={entries.data}
        typed={filter.typed}
        countMonths={!isFiltered}
        selected={selected}
        onSelect={onSelect}
      />
    </>
  );
}

/** The shape of three days. */
function ListSkeleton() {
  const { t } = useTranslation();
  return (
    <div aria-busy="true">
      <p role="status" className="nf-visually-hidden">
        {t('loading')}
      </p>
      {[1, 2, 3].map((day) => (
        <div key={day} className={css['day']}>
          <div className={css['date']}>
            <Skeleton inlineSize={34} blockSize={30} />
          </div>
          <div className={css['skeleton']}>
            <Skeleton inlineSize="40%" blockSize={18} />
            <Skeleton />
            <Skeleton inlineSize="70%" />
          </div>
        </div>
      ))}
    </div>
  );
}
