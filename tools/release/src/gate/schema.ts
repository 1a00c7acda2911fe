import type { Check } from './check.ts';

const LIMIT_MS = 10_000;

/** The environment's database has the newest migration that the version's queries need. */
export const schemaIsDeployed: Check = async ({ descriptor, environment }) => {
  const wanted = descriptor.feature.requires.schema;
  if (wanted === null) return { problems: [], fine: 'needs none' };
  const { url, anonKey } = environment.config.backend;
  const response = await fetch(`${url}/rest/v1/rpc/schema_version`, {
    method: 'POST',
    headers: { apikey: anonKey, 'Content-Type': 'application/json' },
    body: '{}',
    signal: AbortSignal.timeout(LIMIT_MS),
  }).catch((cause: unknown) => {
    throw new Error(`${url} can't be asked for its schema`, { cause });
  });
  const has: unknown = response.ok ? await response.json() : null;
  if (typeof has !== 'string')
    throw new Error(`${url} does not say its schema (${response.status})`);
  // Migration ids start with a timestamp, so they compare as text.
  return { problems: has < wanted ? [`it needs ${wanted}, deployed is ${has}`] : [], fine: has };
};
