import type { ShellConfig } from '@nafas/platform/registry';

const LIMIT_MS = 5_000;

/** The backend's newest migration, as far as it can be asked. */
export interface DeployedSchema {
  /**
   * The migration's id, or null when the backend can't be asked; the next call asks again then. Where this device knows
   * of one that is `enough`, nobody is asked: a database only goes forward.
   */
  read(enough: string): Promise<string | null>;
  /** Makes the next call ask anew: after a refusal, since the missing migration may be deployed by then. */
  forget(): void;
}

const KEY = 'nafas.schema.v1';

/** What this device last heard of a backend's migrations. */
function kept(url: string): string {
  try {
    const [of, id = ''] = (localStorage.getItem(KEY) ?? '').split(' ');
    return of === url ? id : '';
  } catch {
    return '';
  }
}

function keep(url: string, id: string): void {
  try {
    localStorage.setItem(KEY, `${url} ${id}`);
  } catch {
    // Without storage it is asked each time.
  }
}

/** Read without the Supabase client, since a sign-in page should not wait for it. */
export function createDeployedSchema(config: () => Promise<ShellConfig>): DeployedSchema {
  let schemaPromise: Promise<string | null> | undefined;
  return {
    async read(enough) {
      const { backend } = await config().catch(() => ({ backend: { url: '' } }));
      const known = kept(backend.url);
      if (known >= enough && known !== '') return known;
      schemaPromise ??= ask(config);
      void schemaPromise.then((answer) => {
        if (answer === null) schemaPromise = undefined;
      });
      return schemaPromise;
    },
    forget: () => void (schemaPromise = undefined),
  };
}

async function ask(config: () => Promise<ShellConfig>): Promise<string | null> {
  try {
    const { backend } = await config();
    const response = await fetch(`${backend.url}/rest/v1/rpc/schema_version`, {
      method: 'POST',
      headers: { apikey: backend.anonKey, 'content-type': 'application/json' },
      body: '{}',
      signal: AbortSignal.timeout(LIMIT_MS),
    });
    const answer: unknown = response.ok ? await response.json() : null;
    if (typeof answer !== 'string') return null;
    keep(backend.url, answer);
    return answer;
  } catch {
    return null;
  }
}
