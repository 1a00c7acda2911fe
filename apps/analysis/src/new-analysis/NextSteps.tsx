import { toCard } from '@nafas/data-service/analysis';
import type { CheckIn } from '@nafas/data-service/check-ins';
import { dayFigures, recommendedToday } from '@nafas/insights';
import { joinSentences } from '@nafas/platform';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../format.ts';
import css from './completed.module.css';

type Next = ReturnType<typeof toCard>;

/** What would sound cheerful to somebody at their lowest. */
const CHEERFUL: readonly Next['id'][] = ['positive-affirmations', 'gratitude-journaling'];

/**
 * What the rules say to this check-in alone, in their order: at most three, each with the value it rests on. Nothing
 * cheerful where the mood is low.
 */
export function findNext(checkIn: CheckIn, isLow: boolean): readonly Next[] {
  return recommendedToday(dayFigures([checkIn]), checkIn.localDate)
    .map(toCard)
    .filter(({ id, because }) => because !== null && !(isLow && CHEERFUL.includes(id)));
}

/** Suggestions after saving, in the rules' order, each with its reason. */
export function NextSteps({ next }: { next: readonly Next[] }) {
  const { t, i18n } = useTranslation();
  const format = useFormat();
  if (next.length === 0) return null;
  return (
    <section className={css['next']} aria-labelledby="next-steps">
      <h3 id="next-steps">{t('new.nextSteps')}</h3>
      <ol>
        {next.map(({ id, because }) => {
          const why =
            because &&
            t(`new.because.${because.value}`, { percent: format.percent(because.percent) });
          return (
            <li key={id}>
              <b>{t(`recommend.${id}.title`)}</b>
              <p>{joinSentences(i18n.language, [t(`recommend.${id}.text`), why])}</p>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
