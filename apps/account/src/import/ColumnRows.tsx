import { Card, CardHead, Select } from '@nafas/design-system';
import { ArrowRight } from '@nafas/design-system/icons';
import type { Field } from '@nafas/portability';
import { useTranslation } from 'react-i18next';
import css from './match.module.css';
import type { Answers, Chosen } from './use-import.ts';

/** As in libs/portability, which is not loaded for this. */
const FIELDS: readonly Field[] = [
  'date',
  'time',
  'mood',
  'energy',
  'stress',
  'motivation',
  'title',
  'note',
  'tags',
  'none',
];
const ORDERS = ['day-first', 'month-first'] as const;

/** The columns of a CSV, and what each is here. */
export function ColumnRows(props: {
  file: Chosen;
  isBusy: boolean;
  onAnswer: (change: Partial<Answers>) => void;
}) {
  const { file, isBusy, onAnswer } = props;
  const { t } = useTranslation();
  const { columns, dateOrder } = file.preview;
  return (
    <Card as="div">
      <CardHead title={t('import.columns.title')} lead={t('import.columns.lead')} />
      {columns.every(({ field }) => field !== 'date') && (
        <p role="status">{t('import.columns.needsDate')}</p>
      )}
      {columns.map(({ name, sample, field }, index) => (
        <div key={index} className={css['map']}>
          <div>
            <bdi>{name}</bdi>
            <small>
              <bdi>{sample}</bdi>
            </small>
          </div>
          <ArrowRight size="sm" flip />
          <div>
            <Select
              label={t('import.goesTo', { name })}
              labelHidden
              value={field}
              disabled={isBusy}
              onChange={({ currentTarget: { value } }) =>
                onAnswer({
                  columns: columns.map((one, at) => (at === index ? (value as Field) : one.field)),
                })
              }
            >
              {FIELDS.map((one) => (
                <option key={one} value={one}>
                  {t(`import.field.${one}`)}
                </option>
              ))}
            </Select>
          </div>
        </div>
      ))}
      {dateOrder !== null && (
        <Select
          label={t('import.columns.order')}
          value={dateOrder}
          disabled={isBusy}
          onChange={({ currentTarget: { value } }) =>
            onAnswer({ dateOrder: value as (typeof ORDERS)[number] })
          }
        >
          {ORDERS.map((order) => (
            <option key={order} value={order}>
              {t(`import.columns.${order}`)}
            </option>
          ))}
        </Select>
      )}
    </Card>
  );
}
