import type { Preview } from '@nafas/data-service/trusted-people';
import { localize } from '@nafas/platform';
import { usePlatform, useStore } from '@nafas/platform/remote';
import { Trans, useTranslation } from 'react-i18next';
import { useFormat } from '../import/use-format.ts';
import css from './shared-week.module.css';
import { WeekLine } from './WeekLine.tsx';

/**
 * All that the other side sees of a week: the same in the person's own preview and on the page of who is near.
 * `size="lg"`: as a page of its own, whose heading the sentence is.
 */
export function SharedWeek({ preview, size = 'md' }: { preview: Preview; size?: 'md' | 'lg' }) {
  const { t } = useTranslation('people');
  const format = useFormat();
  const language = useStore(usePlatform().language);
  const { state, name, mood, week, days, weekEnds, achievements } = preview;
  const Sentence = size === 'lg' ? 'h1' : 'p';
  if (state === 'quiet' || week === null) {
    return (
      <div className={css['week']} data-size={size}>
        <Sentence className={css['sentence']}>{t('quiet', { name })}</Sentence>
      </div>
    );
  }
  return (
    <div className={css['week']} data-size={size}>
      <Sentence className={css['sentence']}>
        {mood === null ? t(`week.${week}`) : t(`mood.${mood}`)}
      </Sentence>
      {mood !== null && (
        <>
          <WeekLine mood={mood} />
          <p className={css['small']}>{t('axis')}</p>
        </>
      )}
      {weekEnds !== null && (
        <p className={css['small']}>{t('weekEnds', { day: format.longDay(weekEnds) })}</p>
      )}
      {days !== null && (
        <p className={css['days']}>
          <Trans
            t={t}
            i18nKey="days"
            count={days}
            values={{ n: format.number(days), total: format.number(30) }}
            components={{ b: <b /> }}
          />
          <small>{t('daysNote')}</small>
        </p>
      )}
      {achievements !== null && achievements.length > 0 && (
        <div className={css['kept']}>
          <p className={css['small']}>{t('kept')}</p>
          <ul>
            {achievements.map(({ id, title }) => (
              <li key={id}>{localize(title, language)}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
