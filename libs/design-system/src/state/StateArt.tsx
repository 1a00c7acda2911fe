import css from './State.module.css';

const HORIZON = 'var(--nf-line-strong)';
const BOWL = {
  fill: 'none',
  stroke: 'var(--nf-ink)',
  strokeWidth: 5,
  strokeLinecap: 'round',
} as const;
const svg = { className: css['art'], 'aria-hidden': true, focusable: 'false' } as const;

/** A sun that has just come up: an invitation. */
export function EmptyArt() {
  return (
    <svg {...svg} viewBox="0 0 200 130">
      <path d="M10 88H190" stroke={HORIZON} />
      <g fill="none" stroke="var(--nf-dawn-deep)">
        <path d="M66 88A34 34 0 0 1 134 88" opacity=".8" />
        <path d="M48 88A52 52 0 0 1 152 88" opacity=".45" />
        <path d="M26 88A74 74 0 0 1 174 88" opacity=".22" />
      </g>
      <path d="M134 88A34 34 0 0 1 66 88" {...BOWL} />
      <circle cx="100" cy="88" r="7" fill="var(--nf-dawn-deep)" />
    </svg>
  );
}

/** The bowl is broken, the breath dotted: something failed. */
export function ErrorArt() {
  return (
    <svg {...svg} viewBox="0 0 200 130">
      <path d="M10 88H84M116 88H190" stroke={HORIZON} />
      <g fill="none" stroke="var(--nf-ink-subtle)" strokeDasharray="3 6" strokeLinecap="round">
        <path d="M66 88A34 34 0 0 1 134 88" opacity=".9" />
        <path d="M48 88A52 52 0 0 1 152 88" opacity=".6" />
      </g>
      <path d="M133.67 96.73A34 34 0 0 1 109.37 124.68" {...BOWL} />
      <path d="M90.63 124.68A34 34 0 0 1 66.33 96.73" {...BOWL} />
      <circle cx="100" cy="60" r="7" fill="none" stroke="var(--nf-dawn-deep)" strokeWidth="2" />
    </svg>
  );
}

/** No sun, only mist over the water: something is out of reach. */
export function AwayArt() {
  return (
    <svg {...svg} viewBox="0 44 200 86">
      <path d="M10 88H190" stroke={HORIZON} />
      <path d="M134 88A34 34 0 0 1 66 88" {...BOWL} />
      <path
        d="M62 72H92M108 72H138M78 58H122"
        stroke="var(--nf-ink-subtle)"
        strokeLinecap="round"
        opacity=".6"
      />
    </svg>
  );
}
