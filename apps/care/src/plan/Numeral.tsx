import { formatLocale } from '@nafas/platform';
import { usePlatform, useStore } from '@nafas/platform/remote';
import css from './plan.module.css';

/** The number of a step in its ring. */
export function Numeral({ of, look }: { of: number; look?: 'dashed' | 'now' | undefined }) {
  const locale = formatLocale(useStore(usePlatform().language));
  return (
    <span className={css['num']} data-look={look} aria-hidden="true">
      {new Intl.NumberFormat(locale).format(of)}
    </span>
  );
}
