import type { Drawing } from './exercise.ts';

const LOOK = {
  ink: { stroke: 'var(--nf-ink)', strokeWidth: 2.6 },
  dawn: { stroke: 'var(--nf-dawn-deep)', strokeWidth: 1.2 },
  dot: { stroke: 'var(--nf-ink)', strokeWidth: 5.2 },
} as const;

/** The drawing of an exercise. Decoration. */
export function ExerciseArt({
  drawing,
  className,
}: {
  drawing: Drawing;
  className?: string | undefined;
}) {
  return (
    <svg className={className} viewBox="0 0 72 72" aria-hidden="true" focusable="false">
      <g fill="none" strokeLinecap="round" strokeLinejoin="round">
        {drawing.lines.map(([tone, d, opacity]) => (
          <path key={d} d={d} opacity={opacity} {...LOOK[tone]} />
        ))}
      </g>
      {drawing.suns.map(([cx, cy, r]) => (
        <circle key={`${cx} ${cy}`} {...{ cx, cy, r }} fill="var(--nf-dawn-deep)" />
      ))}
    </svg>
  );
}
