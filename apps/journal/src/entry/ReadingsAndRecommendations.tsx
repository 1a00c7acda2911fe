import { checkInReadings } from '@nafas/data-service/readings/client';
import type { Reading } from '@nafas/data-service/readings';
import { checkInRecommendations } from '@nafas/data-service/recommendations/client';
import { Badge } from '@nafas/design-system';
import { findStrongest } from '@nafas/insights';
import { usePlatform } from '@nafas/platform/remote';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../use-format.ts';
import css from './entry.module.css';

/** What the engine asked of the note and what the person said, and what was recommended then. */
export function ReadingsAndRecommendations({ id }: { id: string }) {
  const { t, i18n } = useTranslation();
  const platform = usePlatform();
  const readings = useQuery(checkInReadings(platform, id)).data ?? [];
  const recommended = useQuery(checkInRecommendations(platform, id)).data ?? [];
  const names = recommended.flatMap(({ id: key, recommendation, outcome }) => {
    const name = `recommended.${recommendation}`;
    // One of a rule that this version has not: it has no name here.
    return i18n.exists(name) ? [{ key, name: t(name as 'recommended.quick-walk'), outcome }] : [];
  });
  return (
    <>
      {readings.length > 0 && (
        <section className={css['asked']} aria-labelledby={`asked-${id}`}>
          <h2 id={`asked-${id}`}>{t('asked.title')}</h2>
          <dl>
            {readings.map((reading) => (
              <Question key={reading.id} reading={reading} />
            ))}
          </dl>
        </section>
      )}
      {names.length > 0 && (
        <section className={css['asked']} aria-labelledby={`then-${id}`}>
          <h2 id={`then-${id}`}>{t('recommendedTitle')}</h2>
          <ul>
            {names.map(({ key, name, outcome }) => (
              <li key={key}>
                {name} {outcome && <Badge tone="accent">{t(`outcome.${outcome}`)}</Badge>}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function Question({ reading }: { reading: Reading }) {
  const { t } = useTranslation();
  const format = useFormat();
  const strongest = findStrongest(reading);
  const { answer, correction } = reading;
  const own = correction && findStrongest(correction);
  return (
    <div>
      <dt>{strongest ? t(`asked.${strongest}`) : t('asked.mixed')}</dt>
      <dd>
        <Badge tone={answer === null ? 'outlined' : 'accent'}>
          {t(`answer.${answer ?? 'none'}`)}
        </Badge>
        {own && (
          <span>
            {t('answer.own', {
              value: t(`reads.${own}`),
              percent: format.number(Math.round(correction[own] ?? 0)),
            })}
          </span>
        )}
      </dd>
    </div>
  );
}
