import {
  createElement,
  useEffect,
  useEffectEvent,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';

type Draw<Props> = (props: Props) => ReactNode;

/**
 * A hook that gives the drawing of a module: undefined while it is under way, null when it could not be had, which
 * `onLoadError` is told. Not React.lazy, whose boundary holds back what it reveals for 300 ms.
 */
export function plotHook<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): (onLoadError?: (error: unknown) => void) => Draw<Props> | null | undefined {
  let loaded: Draw<Props> | undefined;
  return function usePlot(onLoadError) {
    const [plot, setPlot] = useState<Draw<Props> | null | undefined>(() => loaded);
    const told = useEffectEvent((error: unknown) => onLoadError?.(error));
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
          if (isGone) return;
          told(error);
          setPlot(null);
        },
      );
      return () => {
        isGone = true;
      };
    }, []);
    return plot;
  };
}
