const TICKS = 4;

/**
 * Places of about five ticks that end at `last`, evenly spaced by whole steps of at least `unit`, in rising order.
 */
export function tickPlaces(first: number, last: number, unit: number): number[] {
  const step = Math.max(1, Math.round((last - first) / unit / TICKS)) * unit;
  const places: number[] = [];
  for (let at = last; at >= first; at -= step) places.unshift(at);
  return places;
}
