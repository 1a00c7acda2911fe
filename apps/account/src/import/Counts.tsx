import { useTranslation } from 'react-i18next';
import css from './check.module.css';
import { useFormat } from './use-format.ts';
import type { Checked } from './use-import.ts';

/** How many entries a file has, how many are new, and what could not be read. */
export function Counts({ file, fresh }: { file: Checked; fresh: number }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { count, from, to, problems, problemCount, duplicates } = file.preview;
  const dropped = problemCount - problems.filter(({ kept }) => kept).length;
  const span =
    from === null || to === null
      ? t('import.count.entries', { count })
      : t('import.count.span', { count, from: format.longDay(from), to: format.longDay(to) });
  const counts = [
    [count, span],
    [fresh, t('import.count.new', { count: fresh })],
    [file.known.size, t('import.count.here', { count: file.known.size })],
    ...(duplicates > 0
      ? [[duplicates, t('import.count.twice', { count: duplicates })] as const]
      : []),
    [dropped, t('import.count.unread', { count: dropped })],
  ] as const;
  return (
    <div role="status">
      <dl className={css['counts']}>
        {counts.map(([value, name]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{format.number(value)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
