/** The ring where a line ends: the latest value. A single check-in is nothing but rings. */
export function EndDot(props: {
  cx?: number | undefined;
  cy?: number | undefined;
  isEnd: boolean;
  tone: string;
}) {
  const { cx, cy, isEnd, tone } = props;
  if (!isEnd || cx === undefined || cy === undefined) return null;
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
