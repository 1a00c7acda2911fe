import { usePlatform } from '@nafas/platform/remote';
import { createElement, useEffect, useState, type ReactNode } from 'react';
import type { LinePlotProps } from './LinePlot.tsx';

type DrawLines = (props: LinePlotProps) => ReactNode;

let loaded: DrawLines | undefined;

/**
 * The drawing, loaded beside the data: undefined while it is under way, null when it could not be had (it is reported).
 * Not React.lazy, whose boundary holds back what it reveals for 300 ms.
 */
export function useLinePlot(): DrawLines | null | undefined {
  const platform = usePlatform();
  const [plot, setPlot] = useState<DrawLines | null | undefined>(() => loaded);
  useEffect(() => {
    if (loaded) return;
    let isGone = false;
    import('./LinePlot.tsx').then(
      (module) => {
        const draw: DrawLines = (props) => createElement(module.default, props);
        loaded = draw;
        if (!isGone) setPlot(() => draw);
      },
      (error: unknown) => {
        platform.report(error, { phase: 'run' });
        if (!isGone) setPlot(null);
      },
    );
    return () => {
      isGone = true;
    };
  }, [platform]);
  return plot;
}
