import type { HealthPoint } from '@nafas/data-service/console';
import { LineChart } from '@nafas/design-system/chart';
import { textDirection } from '@nafas/platform';
import { usePlatform, useStore } from '@nafas/platform/remote';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../use-format.ts';
import { rate, scaleFor, tally } from './rates.ts';
import css from './trial.module.css';

interface RatesChartProps {
  /** Of one app. */
  readonly points: readonly HealthPoint[];
  readonly trial: string | null;
  readonly stable: string | null;
  /** Errors of 1,000 visits from which on the trial is taken back. */
  readonly stop: number | null;
  readonly finding: ReactNode;
}

/** Errors of 1,000 visits over the last hour, a line for each version, and the line at which a trial ends. */
export function RatesChart({ points, trial, stable, stop, finding }: RatesChartProps) {
  const { t } = useTranslation();
  const platform = usePlatform();
  const format = useFormat();
  const direction = textDirection(useStore(platform.language));
  const versions = useMemo(
    () => [
      ...(trial === null ? [] : [{ tone: 'happiness' as const, name: trial }]),
      ...(stable === null ? [] : [{ tone: 'energy' as const, name: stable }]),
    ],
    [trial, stable],
  );
  const series = useMemo(
    () => [
      ...versions,
      ...(stop === null ? [] : [{ tone: 'stress' as const, name: t('trial.stop') }]),
    ],
    [versions, stop, t],
  );
  const model = useMemo(() => {
    const times = [...new Set(points.map(({ at }) => Date.parse(at)))].sort((a, b) => a - b);
    return times.map((x) => {
      const now = points.filter(({ at }) => Date.parse(at) === x);
      const rates = versions.map(({ tone, name }) => {
        return [tone, rate(tally(now, now[0]?.app ?? '', name))] as const;
      });
      const values = { ...Object.fromEntries(rates), ...(stop !== null && { stress: stop }) };
      return { x, label: format.time(x), values };
    });
  }, [points, versions, stop, format]);
  const values = model.flatMap((each) => Object.values(each.values).flatMap((v) => v ?? []));
  const [from, to] = [model[0]?.x ?? 0, model.at(-1)?.x ?? 1];
  const title = t('trial.chart');
  const named = versions.map(({ name }) => name).join(', ');
  return (
    <figure className={css['chart']}>
      <figcaption>
        <b>{title}</b> <span>{t('trial.hour')}</span>
      </figcaption>
      <LineChart
        series={series}
        points={model}
        scale={scaleFor(values)}
        time={{
          domain: from === to ? [from - 1, to] : [from, to],
          ticks: [
            { x: from, label: format.time(from) },
            { x: to, label: t('trial.now') },
          ],
        }}
        locale={format.locale}
        direction={direction}
        finding={finding}
        texts={{
          description: t('trial.description', { versions: named }),
          table: title,
          time: t('trial.time'),
          viewTable: t('trial.viewTable'),
          viewChart: t('trial.viewChart'),
          empty: t('trial.empty'),
        }}
      />
    </figure>
  );
}
