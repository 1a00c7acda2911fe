import type { TrendModel } from './trend-model.ts';

/** A single day has no width as an area: it is drawn from half a day before to half a day after. */
export function widened(model: TrendModel): Pick<TrendModel, 'points' | 'domain' | 'ticks'> {
  const [only, ...more] = model.points;
  const [first, last] = model.domain;
  if (!only || more.length > 0) return model;
  const around = { ...model, domain: [first - 0.5, last + 0.5] as const };
  return { ...around, points: [-0.5, 0.5].map((by) => ({ ...only, x: only.x + by })) };
}
