import { loadShellConfig } from '../boot/load-shell-config.ts';

const LIMIT_MS = 5_000;

let asking: Promise<string | null> | undefined;

/**
 * The backend's newest migration id, or null when it can't be asked. Read without the Supabase client, since a sign-in
 * page should not wait for it. A failure is asked again the next time.
 */
export function deployedSchema(): Promise<string | null> {
  asking ??= ask();
  void asking.then((answer) => {
    if (answer === null) asking = undefined;
  });
  return asking;
}

/** Makes the next call ask the backend anew: after a refusal, since the missing migration may be deployed by then. */
export function forgetSchema(): void {
  asking = undefined;
}

async function ask(): Promise<string | null> {
  try {
    const { backend } = await loadShellConfig();
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
