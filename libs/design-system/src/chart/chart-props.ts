import type { ReactNode } from 'react';
import type { ChartPoint, ChartSeries, ChartTexts, ChartTime } from './chart-data.ts';

/** The props that line and area charts share. */
export interface ChartProps<Tone extends string> {
  readonly series: readonly ChartSeries<Tone>[];
  /** In order of time. */
  readonly points: readonly ChartPoint<Tone>[];
  readonly time: ChartTime;
  /** The BCP 47 locale figures are written in, such as `ar-u-nu-arab`. */
  readonly locale: string;
  /** The direction of reading; time runs along it. */
  readonly direction: 'ltr' | 'rtl';
  readonly texts: ChartTexts;
  /** The finding from the figures, in a sentence under them. */
  readonly finding?: ReactNode;
}
