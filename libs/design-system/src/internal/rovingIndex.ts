/** The keys of a row or column of choices, as WAI-ARIA practices give them. */
interface Roving {
  key: string;
  index: number;
  count: number;
  axis: 'horizontal' | 'vertical' | 'both';
  rtl: boolean;
}

/**
 * The index a key moves to, wrapping at both ends, or null for a key that moves nothing. Left and
 * right follow the eye: in right-to-left text the left arrow goes forward.
 */
export function rovingIndex({ key, index, count, axis, rtl }: Roving): number | null {
  if (count === 0) return null;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const forward = rtl ? 'ArrowLeft' : 'ArrowRight';
  const back = rtl ? 'ArrowRight' : 'ArrowLeft';
  const next =
    (axis !== 'vertical' && key === forward) || (axis !== 'horizontal' && key === 'ArrowDown');
  const previous =
    (axis !== 'vertical' && key === back) || (axis !== 'horizontal' && key === 'ArrowUp');
  if (next) return (index + 1) % count;
  // From "nothing focused" (-1) going back starts at the end.
  if (previous) return index <= 0 ? count - 1 : index - 1;
  return null;
}

/** True when the nearest `dir` above the element says right to left. */
export function isRtl(element: Element): boolean {
  return element.closest('[dir]')?.getAttribute('dir') === 'rtl';
}
