import { Fragment } from 'react';
import { bilingual } from '../internal/stories/bilingual.tsx';

export default { title: 'Foundations/Tokens' };

const COLOURS = [
  ...['page', 'surface', 'surface-raised', 'surface-sunken'],
  ...['ink', 'ink-muted', 'ink-subtle', 'line'],
  ...['accent', 'accent-soft', 'dawn', 'dawn-soft'],
  ...['positive', 'caution', 'critical', 'focus'],
];
const LINES = ['happiness', 'energy', 'stress', 'sadness', 'anxiety'];
const AREAS = ['positive', 'neutral', 'negative'];
const SPACES = [1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 24];
const RADII = ['sm', 'md', 'lg', 'xl', 'full'];

const columns = (width: string) => ({
  display: 'grid',
  gap: 'var(--nf-space-4)',
  gridTemplateColumns: `repeat(auto-fill, minmax(${width}, 1fr))`,
});
/** The name of a token, which no language translates. */
const Name = ({ of }: { of: string }) => (
  <span className="nf-sm nf-muted" dir="ltr">
    {of}
  </span>
);

export const Colour = bilingual(() => (
  <div style={columns('120px')}>
    {COLOURS.map((name) => (
      <div key={name}>
        <div
          style={{
            background: `var(--nf-${name})`,
            blockSize: 56,
            border: '1px solid var(--nf-line)',
            borderRadius: 'var(--nf-radius-md)',
          }}
        />
        <Name of={name} />
      </div>
    ))}
  </div>
));

/** Lines are apart in hue, lightness and dash; areas in hue and lightness. */
export const Data = bilingual(() => (
  <div style={columns('160px')}>
    {LINES.map((name) => (
      <div key={name}>
        <svg
          viewBox="0 0 160 12"
          aria-hidden="true"
          style={{ inlineSize: '100%', transform: 'scaleX(var(--nf-flip))' }}
        >
          <path
            d="M1 6H154"
            stroke={`var(--nf-data-${name})`}
            strokeDasharray={`var(--nf-dash-${name})`}
            strokeWidth="2"
            strokeLinecap="round"
          />
        </svg>
        <Name of={`data-${name}`} />
      </div>
    ))}
    {AREAS.map((name) => (
      <div key={name}>
        <div
          style={{
            background: `color-mix(in oklab, var(--nf-data-${name}) 28%, var(--nf-surface))`,
            borderBlockStart: `1px solid var(--nf-data-${name})`,
            blockSize: 32,
          }}
        />
        <Name of={`data-${name}`} />
      </div>
    ))}
  </div>
));

export const Type = bilingual((say) => {
  const display = 'var(--nf-weight-display) 1em/1.3 var(--nf-font-display)';
  const samples = [
    ['4xl', say('Begin softly', 'ابدأ بهدوء'), display],
    ['2xl', say('Your progress', 'تقدّمك'), display],
    ['lg', say('Your evenings are lighter.', 'أمسياتك صارت أخفّ.'), undefined],
    ['md', say('New analysis, 1,284 minutes', 'تحليل جديد، ١٬٢٨٤ دقيقة'), undefined],
    ['sm', say('Read on this device', 'يُقرأ على هذا الجهاز'), undefined],
  ] as const;
  return (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'auto 1fr',
        gap: 'var(--nf-space-4) var(--nf-space-8)',
        alignItems: 'baseline',
      }}
    >
      {samples.map(([size, words, font]) => (
        <Fragment key={size}>
          <Name of={`text-${size}`} />
          <span style={{ fontSize: `var(--nf-text-${size})` }}>
            <span style={{ font }}>{words}</span>
          </span>
        </Fragment>
      ))}
    </div>
  );
});

export const SpaceAndShape = bilingual(() => (
  <div className="nf-stack nf-stack--loose">
    <div className="nf-cluster" style={{ alignItems: 'end' }}>
      {SPACES.map((step) => (
        <div key={step}>
          <div
            style={{
              background: 'var(--nf-accent-soft)',
              inlineSize: `var(--nf-space-${step})`,
              blockSize: `var(--nf-space-${step})`,
            }}
          />
          <Name of={String(step)} />
        </div>
      ))}
    </div>
    <div className="nf-cluster">
      {RADII.map((name) => (
        <div key={name}>
          <div
            style={{
              border: '1px solid var(--nf-line-strong)',
              borderRadius: `var(--nf-radius-${name})`,
              inlineSize: 96,
              blockSize: 72,
            }}
          />
          <Name of={`radius-${name}`} />
        </div>
      ))}
    </div>
  </div>
));
