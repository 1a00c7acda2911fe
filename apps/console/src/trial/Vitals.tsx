import { vitals } from '@nafas/data-service/console/client';
import { usePlatform } from '@nafas/platform/remote';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../use-format.ts';
import css from './trial.module.css';

/** What three quarters of the page loads of the last day were faster than. Says nothing where nothing was measured. */
export function Vitals() {
  const { t } = useTranslation();
  const format = useFormat();
  const { data = [] } = useQuery(vitals(usePlatform()));
  if (data.length === 0) return null;
  return (
    <div className={css['vitals']}>
      <h3>{t('vitals.title')}</h3>
      <ul>
        {data.map(({ shell, name, threeQuarters, loads }) => (
          <li key={`${shell} ${name}`}>
            <span>
              <bdi lang="en">
                {name} · {shell}
              </bdi>
            </span>
            <span>
              {name === 'CLS'
                ? format.number(threeQuarters / 1000)
                : t('vitals.ms', { n: format.number(threeQuarters) })}
            </span>
            <small>{t('vitals.loads', { n: format.number(loads) })}</small>
          </li>
        ))}
      </ul>
    </div>
  );
}
