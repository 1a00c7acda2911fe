/**
 * Moves places apart until each is at least `gap` from its neighbours, within 0 to `max`, and otherwise leaves them
 * near where they were. The answer is in the order of the question. `max` must have room for all.
 */
export function spread(places: readonly number[], gap: number, max: number): number[] {
  const order = places.map((_, index) => index).sort((a, b) => at(places, a) - at(places, b));
  const moved = [...places];
  let least = 0;
  for (const index of order) {
    moved[index] = Math.max(at(moved, index), least);
    least = at(moved, index) + gap;
  }
  let most = max;
  for (const index of order.reverse()) {
    moved[index] = Math.min(at(moved, index), most);
    most = at(moved, index) - gap;
  }
  return moved;
}

function at(places: readonly number[], index: number): number {
  return places[index] ?? 0;
}
