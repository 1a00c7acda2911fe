import css from './Chart.module.css';
import type { ChartSeries } from './chart-data.ts';

/** Which line or area is which, where there is no room beside their ends. */
export function Key(props: { kind: 'line' | 'area'; series: readonly ChartSeries<string>[] }) {
  const Sign = props.kind === 'line' ? LineSign : AreaSign;
  return (
    <div className={css['key']} aria-hidden="true">
      {props.series.map(({ tone, name }) => (
        <span key={tone}>
          <Sign tone={tone} />
          {name}
        </span>
      ))}
    </div>
  );
}

function LineSign({ tone }: { tone: string }) {
  return (
    <svg viewBox="0 0 26 8" focusable="false">
      <path
        d="M1 4H25"
        stroke={`var(--nf-data-${tone})`}
        strokeDasharray={`var(--nf-dash-${tone})`}
      />
    </svg>
  );
}

function AreaSign({ tone }: { tone: string }) {
  return <i className={css['swatch']} style={{ background: `var(--nf-data-${tone})` }} />;
}
