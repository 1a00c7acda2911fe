import type { LinePlotProps } from './LinePlot.tsx';
import { plotHook } from './use-plot.ts';

/** The drawing of lines over time. */
export const useLinePlot = plotHook<LinePlotProps>(() => import('./LinePlot.tsx'));
