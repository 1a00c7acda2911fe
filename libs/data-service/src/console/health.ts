import { DataError } from '../data-error.ts';
import { z } from '../zod.ts';

const pointSchema = z.object({
  app: z.string(),
  version: z.string(),
  /** The start of the step (ISO 8601). */
  at: z.string(),
  /** How often its views were asked for, and how often they failed. */
  mounts: z.number(),
  failures: z.number(),
});

const vitalSchema = z.object({
  shell: z.string(),
  name: z.enum(['CLS', 'FCP', 'INP', 'LCP', 'TTFB']),
  /** Page loads that were measured. */
  loads: z.number(),
  /** Three quarters of them were at most this, in ms (CLS in thousandths). */
  three_quarters: z.number(),
});

/** How one version did in one step of time. */
export type HealthPoint = z.infer<typeof pointSchema>;

/** How fast the pages of one version of the shell were, by one of the Web Vitals. */
export interface Vital {
  readonly shell: string;
  readonly name: z.infer<typeof vitalSchema>['name'];
  readonly loads: number;
  /** In ms; CLS in thousandths. */
  readonly threeQuarters: number;
}

/** A row of `operator_health`. Throws DataError `invalid`. */
export function parsePoint(row: unknown): HealthPoint {
  const result = z.safeParse(pointSchema, row);
  if (result.success) return result.data;
  throw new DataError('invalid', 'No point of health');
}

/** A row of `operator_vitals`. Throws DataError `invalid`. */
export function parseVital(row: unknown): Vital {
  const result = z.safeParse(vitalSchema, row);
  if (!result.success) throw new DataError('invalid', 'No vital');
  const { three_quarters: threeQuarters, ...rest } = result.data;
  return { ...rest, threeQuarters };
}
