import { ENOUGH_OUTCOMES, type ExerciseOutcome, rankHelps } from '@nafas/insights/helps';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../use-format.ts';
import { EXERCISES } from '../catalogue.ts';
import css from './ranking.module.css';

/** What helps this person, by their own outcomes, and what there is not enough of yet. */
export function Ranking({ outcomes }: { outcomes: readonly ExerciseOutcome[] }) {
  const { t } = useTranslation('exercises');
  const { number } = useFormat();
  const ranked = rankHelps(outcomes).filter(({ exercise }) =>
    EXERCISES.some(({ id }) => id === exercise),
  );
  if (ranked.length === 0) return null;
  const name = (id: string) => t(`of.${id}.name` as 'of.body-scan.name');
  const enough = ranked.filter(({ isEnough }) => isEnough);
  const others = ranked.filter(({ isEnough }) => !isEnough);
  return (
    <section className={css['ranking']} aria-labelledby="ranking">
      <h2 id="ranking">{t('ranking.title')}</h2>
      {enough.length > 0 && (
        <ol>
          {enough.map(({ exercise, helped, of }) => (
            <li key={exercise}>
              <b>{name(exercise)}</b> {t('helped', { n: number(helped), of: number(of) })}
            </li>
          ))}
        </ol>
      )}
      {others.length > 0 && (
        <>
          <h3>{t('ranking.notEnough')}</h3>
          <ul>
            {others.map(({ exercise, helped, of }) => (
              <li key={exercise}>
                <b>{name(exercise)}</b> {t('helped', { n: number(helped), of: number(of) })}
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="nf-sm nf-muted">{t('ranking.how', { n: number(ENOUGH_OUTCOMES) })}</p>
    </section>
  );
}
