import css from './Chart.module.css';
import { PLOT, PLOT_INNER } from './plot-size.ts';
import { spread } from './spread.ts';

const GAP = 20;

/** The label beside the end of a line or area. */
export interface EndLabel {
  readonly name: string;
  /** The latest value, as it is written. */
  readonly figure: string;
  /** Its height: 0 is the top of the scale, 1 the ground. */
  readonly at: number;
}

/** Names and latest values beside the ends, moved apart where they would overlap. From the top down where they tie. */
export function EndLabels({ labels }: { labels: readonly EndLabel[] }) {
  const places = spread(
    labels.map(({ at }) => at * PLOT_INNER),
    GAP,
    PLOT_INNER,
  );
  return (
    <div className={css['ends']} aria-hidden="true">
      {labels.map(({ name, figure }, index) => (
        <span key={name} style={{ insetBlockStart: PLOT.top + (places[index] ?? 0) }}>
          {name} <b>{figure}</b>
        </span>
      ))}
    </div>
  );
}
