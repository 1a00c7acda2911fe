/** Pixels of the plot; the labels beside it stand at the heights of the lines' ends. */
export const PLOT = { blockSize: 318, top: 8, axis: 34 } as const;

/** The height between the lowest and the highest value. */
export const PLOT_INNER = PLOT.blockSize - PLOT.top - PLOT.axis;
