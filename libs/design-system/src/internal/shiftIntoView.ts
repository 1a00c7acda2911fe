/** How near to the edge of the window a tooltip or a menu may come, in px. */
const MARGIN = 8;

/**
 * How far, in px, to move what spans `left` to `right` so that it lies inside a window of the given width; negative is
 * to the left. What is wider than the window keeps its left edge in view.
 */
export function shiftIntoView(box: { left: number; right: number }, width: number): number {
  const left = Math.min(box.left, width - MARGIN - (box.right - box.left));
  return Math.max(left, MARGIN) - box.left;
}
