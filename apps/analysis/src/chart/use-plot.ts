import { usePlatform } from '@nafas/platform/remote';
import { createElement, useEffect, useState, type ComponentType, type ReactNode } from 'react';

type Draw<Props> = (props: Props) => ReactNode;

/**
 * A hook that gives the drawing of a module, loaded beside the data: undefined while it is under way, null when it could
 * not be had (it is reported). Not React.lazy, whose boundary holds back what it reveals for 300 ms.
 */
export function plotHook<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): () => Draw<Props> | null | undefined {
  let loaded: Draw<Props> | undefined;
  return function usePlot() {
    const platform = usePlatform();
    const [plot, setPlot] = useState<Draw<Props> | null | undefined>(() => loaded);
    useEffect(() => {
      if (loaded) return;
      let isGone = false;
      load().then(
        (module) => {
          const draw: Draw<Props> = (props) => createElement(module.default, props);
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
  };
}
