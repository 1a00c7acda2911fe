/** The ring of a line's latest value, and of a value that no line reaches. A single point is nothing but rings. */
export function EndDot(props: {
  cx?: number | null | undefined;
  cy?: number | null | undefined;
  tone: string;
}) {
  const { cx, cy, tone } = props;
  if (typeof cx !== 'number' || typeof cy !== 'number') return null;
  return (
    <circle
      data-end=""
      cx={cx}
      cy={cy}
      r={3.5}
      fill="var(--nf-surface)"
      stroke={tone}
      strokeWidth={2.5}
    />
  );
}
