import type { KindWordName } from '@nafas/data-service/trusted-people';

/** Strokes, and the height and place of the dot above them. */
const ART: Readonly<
  Record<
    KindWordName,
    { readonly strokes: readonly string[]; readonly dot: readonly [number, number] }
  >
> = {
  thinking: { strokes: ['M12 24A12 12 0 1 0 36 24'], dot: [24, 20] },
  here: { strokes: ['M10 22A14 14 0 1 0 38 22', 'M17 22A7 7 0 1 0 31 22'], dot: [24, 14] },
  rest: { strokes: ['M8 34H40', 'M14 34A10 10 0 0 1 34 34'], dot: [36, 16] },
  walk: {
    strokes: ['M8 36A4 4 0 0 0 16 36M20 29A4 4 0 0 0 28 29M32 22A4 4 0 0 0 40 22'],
    dot: [36, 12],
  },
  tea: {
    strokes: ['M12 22H34V28A8 8 0 0 1 26 36H20A8 8 0 0 1 12 28ZM34 24H36A4 4 0 0 1 36 32H33'],
    dot: [23, 14],
  },
  'no-answer': { strokes: ['M12 20A14 14 0 0 0 36 20', 'M16 34H32'], dot: [24, 12] },
};

/** The drawing of a kind word. Decoration: the word stands beside it. */
export function KindArt({ kind }: { kind: KindWordName }) {
  const { strokes, dot } = ART[kind];
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true" focusable="false">
      <g
        fill="none"
        stroke="var(--nf-ink)"
        strokeLinecap="round"
        strokeLinejoin="round"
        strokeWidth="2.2"
      >
        {strokes.map((path) => (
          <path key={path} d={path} />
        ))}
        <circle cx={dot[0]} cy={dot[1]} r="2.8" fill="var(--nf-dawn-deep)" stroke="none" />
      </g>
    </svg>
  );
}
