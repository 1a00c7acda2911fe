import { PLOT, PLOT_INNER } from './plot-size.ts';

/** Where moments and values stand in a plot, in its pixels. */
export interface Places {
  readonly x: (moment: number) => number;
  readonly y: (value: number) => number;
}

/** The places in a plot of this width. Both axes are linear; a moment of a domain without length is in its middle. */
export function place(plot: {
  /** Pixels of the whole plot. */
  readonly width: number;
  /** Pixels for the value axis, before the first moment. */
  readonly side: number;
  /** Pixels after the last moment. */
  readonly end: number;
  readonly rtl: boolean;
  readonly domain: readonly [number, number];
  readonly scale: readonly number[];
}): Places {
  const { width, side, end, rtl, domain, scale } = plot;
  const [first, last] = domain;
  const [ground, top] = [scale[0] ?? 0, scale.at(-1) ?? 0];
  const inner = Math.max(0, width - side - end);
  const share = (value: number, from: number, to: number) =>
    from === to ? 0.5 : (value - from) / (to - from);
  return {
    x: (moment) => {
      const along = side + share(moment, first, last) * inner;
      return rtl ? width - along : along;
    },
    y: (value) => PLOT.top + (1 - share(value, ground, top)) * PLOT_INNER,
  };
}
