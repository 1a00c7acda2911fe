import { directionOf } from '@nafas/platform';
import { usePlatform, useStore } from '@nafas/platform/remote';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../format/use-format.ts';
import { LINES, type ChartModel } from './chart-model.ts';

/** The chart in words: its time, its direction, and where each line begins and ends. */
export function useDescription(model: ChartModel): string {
  const { t } = useTranslation();
  const format = useFormat();
  const isRtl = directionOf(useStore(usePlatform().language)) === 'rtl';
  const [first, last] = [model.points[0], model.points.at(-1)];
  const lines = LINES.map(({ series, tone }) => {
    const name = t(`series.${series}`);
    const value = (point: typeof first) => (point ? format.number(point.values[tone], 1) : '');
    return model.points.length === 1
      ? t('chart.point', { series: name, last: value(last) })
      : t('chart.line', { series: name, first: value(first), last: value(last) });
  }).join(' ');
  return t(isRtl ? 'chart.descriptionRtl' : 'chart.description', {
    from: model.from,
    to: model.to,
    lines,
  });
}
