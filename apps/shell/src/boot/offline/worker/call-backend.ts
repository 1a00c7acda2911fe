const CONFIG = '/config.json';
const PATIENCE_MS = 10_000;

interface Config {
  readonly backend: { readonly url: string; readonly anonKey: string };
}

/** Calls a function of the database that works signed out. Rejects when it can't be reached or refuses. */
export async function callBackend(name: string, args: Record<string, unknown>): Promise<unknown> {
  const { backend } = await readConfig();
  const response = await fetch(`${backend.url}/rest/v1/rpc/${name}`, {
    method: 'POST',
    headers: { apikey: backend.anonKey, 'Content-Type': 'application/json' },
    body: JSON.stringify(args),
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  return response.json();
}

/** The configuration of now, else the last one that was kept. */
async function readConfig(): Promise<Config> {
  const response = await fetch(CONFIG)
    .catch(() => undefined)
    .then(async (answer) => (answer?.ok ? answer : await caches.match(CONFIG)));
  if (!response) throw new Error('no configuration');
  return (await response.json()) as Config;
}
