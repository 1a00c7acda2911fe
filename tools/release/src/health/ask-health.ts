import * as z from 'zod/mini';
import type { Environment } from '../environment/environment.ts';
import { Refusal } from '../refusal.ts';

const rowsSchema = z.array(
  z.object({
    app: z.string(),
    version: z.string(),
    mounts: z.number(),
    failures: z.number(),
    /** How often by which number. */
    codes: z.record(z.string(), z.number()),
  }),
);

/** The health of one version: how often its views were mounted, how often they failed, and with which error numbers. */
export type VersionHealth = z.infer<typeof rowsSchema>[number];

const LIMIT_MS = 10_000;

/** The key that NAFAS_SERVICE_KEY holds; null when it isn't set. */
export const serviceKey = () => process.env['NAFAS_SERVICE_KEY'] || null;

/**
 * How all versions did since then, as browsers reported it to the environment's backend.
 * @throws Refusal when the key is not taken, and an error when the backend doesn't answer.
 */
export async function askHealth(
  { config }: Environment,
  key: string,
  since: Date,
): Promise<VersionHealth[]> {
  const { url } = config.backend;
  const response = await fetch(`${url}/rest/v1/rpc/release_health`, {
    method: 'POST',
    headers: {
      apikey: key,
      // A key of the older kind is a token and has to be sent as one, too.
      ...(key.startsWith('eyJ') && { Authorization: `Bearer ${key}` }),
      'Content-Type': 'application/json',
    },
    body: JSON.stringify({ since: since.toISOString() }),
    signal: AbortSignal.timeout(LIMIT_MS),
  });
  if (response.status === 401 || response.status === 403) {
    throw new Refusal(`${url} does not take NAFAS_SERVICE_KEY.`);
  }
  if (!response.ok) throw new Error(`${url} does not say how releases do (${response.status})`);
  return rowsSchema.parse(await response.json());
}
