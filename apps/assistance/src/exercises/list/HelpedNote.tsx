import { useTranslation } from 'react-i18next';
import { useFormat } from '../../use-format.ts';
import type { Helped } from '../helped.ts';
import css from './list.module.css';

/** More dots than this say less than the sentence beside them. */
const MOST_DOTS = 10;

/** How often an exercise helped, by the person's own ratings. */
export function HelpedNote({ helped }: { helped: Helped | undefined }) {
  const { t } = useTranslation('exercises');
  const { number } = useFormat();
  if (!helped) return <span className={css['none']}>{t('untried')}</span>;
  const { done, known, helped: times } = helped;
  if (known === 0) {
    return <span className={css['none']}>{t('done', { count: done, n: number(done) })}</span>;
  }
  return (
    <span className={css['helped']}>
      {known > MOST_DOTS ? null : (
        <span className={css['dots']} aria-hidden="true">
          {Array.from({ length: known }, (_, index) => (
            <i key={index} data-on={index < times || undefined} />
          ))}
        </span>
      )}
      {t('helped', { n: number(times), of: number(known) })}
    </span>
  );
}
