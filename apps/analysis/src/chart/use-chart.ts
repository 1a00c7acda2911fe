import type { ChartTexts, LineChartProps } from '@nafas/design-system/chart';
import { textDirection } from '@nafas/platform';
import { usePlatform, useStore } from '@nafas/platform/remote';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../format.ts';

type Common = Pick<LineChartProps, 'locale' | 'direction'> & {
  readonly texts: Omit<ChartTexts, 'description' | 'table' | 'time'>;
};

/** Returns the properties all charts share: language, direction and texts. */
export function useChart(): Common {
  const { t } = useTranslation();
  const platform = usePlatform();
  return {
    locale: useFormat().locale,
    direction: textDirection(useStore(platform.language)),
    texts: {
      viewTable: t('progress.viewTable'),
      viewChart: t('progress.viewChart'),
      empty: t('progress.emptyRange'),
    },
  };
}
