import { Chip, Select } from '@nafas/design-system';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../use-format.ts';
import { type Filter, FILTERS, type Sort, SORTS } from './arrange.ts';
import css from './list.module.css';

/** Above the list: which goals, and in which order. */
export function GoalTools(props: {
  counts: Record<Filter, number>;
  filter: Filter;
  sort: Sort;
  onFilter: (filter: Filter) => void;
  onSort: (sort: Sort) => void;
}) {
  const { counts, filter, sort, onFilter, onSort } = props;
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <div className={css['tools']}>
      <div className="nf-cluster" role="group" aria-label={t('filter.label')}>
        {FILTERS.map((each) => (
          <Chip
            key={each}
            pressed={each === filter}
            count={format.number(counts[each])}
            onClick={() => onFilter(each)}
          >
            {t(`filter.${each}`)}
          </Chip>
        ))}
      </div>
      <Select
        label={t('sort.label')}
        labelHidden
        value={sort}
        onChange={(event) => {
          const chosen = SORTS.find((each) => each === event.currentTarget.value);
          if (chosen) onSort(chosen);
        }}
      >
        {SORTS.map((each) => (
          <option key={each} value={each}>
            {t(`sort.${each}`)}
          </option>
        ))}
      </Select>
    </div>
  );
}
