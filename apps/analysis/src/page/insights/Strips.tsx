import type { LinkDay, Link } from '@nafas/insights/links';
import { isKnown, toFactorKey } from '@nafas/insights/links';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../format.ts';
import css from './insights.module.css';
import { LARGE, MANY, SMALL, toDots } from './to-dots.ts';
import { useFactorWords } from '../../findings/use-factor-words.ts';

const LINE = 50;
const LOWEST = 44;
/** The height of all rows together. */
const HEIGHT = 42;

/** The days with a factor above the days without it, on one scale; one picture that says all its numbers. */
export function Strips({ link, days }: { link: Link; days: readonly LinkDay[] }) {
  const { t } = useTranslation('insights');
  const format = useFormat();
  const words = useFactorWords();
  const key = toFactorKey(link.factor);
  const read = (has: boolean) =>
    days.flatMap((day) => {
      const value = day.values[link.metric];
      const isOn = isKnown(day, link.factor) && day.factors.has(key) === has;
      return value === null || !isOn ? [] : [value];
    });
  const isDay = ['weekday', 'daypart', 'tag-before'].includes(link.factor.kind);
  const names = isDay
    ? ([t('strip.these'), t('strip.others')] as const)
    : ([t('strip.with'), t('strip.without')] as const);
  const isMany = link.without.days + link.with.days > MANY;
  const look = isMany ? SMALL : LARGE;
  const sides = [
    { name: names[0], mean: link.with.mean, values: read(true), isWith: true },
    { name: names[1], mean: link.without.mean, values: read(false), isWith: false },
  ];
  const label = t('strip.label', {
    metric: words.metric(link.metric),
    low: format.number(0),
    high: format.number(10),
    first: names[0],
    a: format.number(link.with.mean, 1),
    daysA: words.days(link.with.days),
    second: names[1],
    b: format.number(link.without.mean, 1),
    daysB: words.days(link.without.days),
  });
  return (
    <div className={css['strips']} role="img" aria-label={label} data-many={isMany || undefined}>
      {sides.map(({ name, mean, values, isWith }) => {
        const path = toDots(values, look)
          .map(({ x, row }) => {
            return `M${x.toFixed(2)} ${(LOWEST - (row * HEIGHT) / look.rows).toFixed(1)}h.001`;
          })
          .join('');
        return (
          <div key={name} className={css['strip']}>
            <span>{name}</span>
            <svg viewBox="0 0 100 56" preserveAspectRatio="none" aria-hidden="true">
              <path className={css['base']} d={`M0 ${LINE}H100`} />
              <path className={css[isWith ? 'filled' : 'open']} d={path} />
              {isWith ? null : <path className={css['hole']} d={path} />}
              <path className={css['middle']} d={`M${mean * 10} 47V54`} />
            </svg>
            <b>{format.number(mean, 1)}</b>
          </div>
        );
      })}
      <div className={css['strip']}>
        <span />
        <span className={css['axis']}>
          {[0, 5, 10].map((value) => (
            <span key={value}>{format.number(value)}</span>
          ))}
        </span>
        <b />
      </div>
    </div>
  );
}
