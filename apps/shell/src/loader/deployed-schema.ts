import type { ShellConfig } from '@nafas/platform/registry';

const LIMIT_MS = 5_000;

/** The backend's newest migration, as far as it can be asked. */
export interface DeployedSchema {
  /** The migration's id, or null when the backend can't be asked; the next call asks again then. */
  read(): Promise<string | null>;
  /** Makes the next call ask anew: after a refusal, since the missing migration may be deployed by then. */
  forget(): void;
}

/** Read without the Supabase client, since a sign-in page should not wait for it. */
export function createDeployedSchema(config: () => Promise<ShellConfig>): DeployedSchema {
  let schemaPromise: Promise<string | null> | undefined;
  return {
    read() {
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
    return typeof answer === 'string' ? answer : null;
  } catch {
    return null;
  }
}
