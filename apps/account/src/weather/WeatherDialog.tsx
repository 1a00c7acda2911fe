import { loadState } from '@nafas/data-service/client';
import type { WeatherDay } from '@nafas/data-service/weather';
import { weather } from '@nafas/data-service/weather/client';
import { Dialog, Skeleton, VisuallyHidden } from '@nafas/design-system';
import { estimateShares } from '@nafas/insights/weather';
import { formatLocale } from '@nafas/platform';
import { usePlatform, useStore } from '@nafas/platform/remote';
import { useQuery } from '@tanstack/react-query';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFailure } from '../feedback/LoadFailure.tsx';
import css from './weather.module.css';

/** The weather of everybody on the newest day that had enough answers, each share with its error. */
export default function WeatherDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const query = useQuery(weather(usePlatform()));
  const state = loadState(query, query.data);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('weather.title')}
      lead={t('weather.lead')}
      closeLabel={t('close')}
    >
      {state.status === 'failed' && !state.isRetrying ? (
        <LoadFailure title={t('weather.failed')} state={state} />
      ) : state.status === 'ready' ? (
        <Shares found={state.data} />
      ) : (
        <div aria-busy="true">
          <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
          <Skeleton blockSize={200} />
        </div>
      )}
    </Dialog>
  );
}

function Shares({ found }: { found: WeatherDay | null }) {
  const { t } = useTranslation();
  const locale = formatLocale(useStore(usePlatform().language));
  const shares = found && estimateShares(found.answers);
  if (!shares) return <p>{t('weather.few')}</p>;
  const number = new Intl.NumberFormat(locale);
  const percent = new Intl.NumberFormat(locale, { style: 'percent' });
  const day = new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    timeZone: 'UTC',
    calendar: 'gregory',
  });
  const all = found.answers.reduce((sum, count) => sum + count, 0);
  return (
    <>
      <p className={css['day']}>
        {t('weather.of', { day: day.format(new Date(found.day)), n: number.format(all) })}
      </p>
      <dl className={css['shares']}>
        {shares.map(({ level, share, from, to }) => (
          <div key={level}>
            <dt>{t(`import.level.${level}`)}</dt>
            <dd>
              {t('weather.share', {
                share: percent.format(share),
                from: percent.format(from),
                to: percent.format(to),
              })}
              <span
                className={css['bar']}
                aria-hidden="true"
                style={{ '--share': share, '--from': from, '--to': to } as CSSProperties}
              />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
