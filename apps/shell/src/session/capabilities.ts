import type { BackendCapabilities } from '@nafas/platform';
import type { ShellConfig } from '@nafas/platform/registry';
import { fetchJson } from '../base/fetch-json.ts';
import { sessionStorageKey, storedSession } from './stored-session.ts';

const KEY = 'nafas.capabilities.v1';

/** What the backend says of its sign-in, as far as it is read here. */
interface AuthSettings {
  readonly external?: Record<string, unknown>;
  readonly mfa_enabled?: unknown;
  readonly saml_enabled?: unknown;
}

/**
 * The capabilities that the backend reports; nothing beyond tables when it can't be reached. Whoever goes on with the
 * session of this device doesn't wait for the report: that of the last visit counts, and the new one from the next on.
 * What stands on the sign-in page is always asked.
 */
export async function loadCapabilities({
  backend: { url, anonKey },
  flags,
}: ShellConfig): Promise<BackendCapabilities> {
  const asked = fetchJson(`${url}/auth/v1/settings?apikey=${anonKey}`).then(
    (answer) => keep(url, answer as AuthSettings),
    () => ({}),
  );
  const known = storedSession(sessionStorageKey(url)) ? recall(url) : null;
  const settings: AuthSettings = known ?? (await asked);
  const socialProviders = Object.entries(settings.external ?? {})
    .filter(([name, enabled]) => enabled === true && name !== 'email' && name !== 'phone')
    .map(([name]) => name);
  // A hosted project has it and doesn't mention it; a server without it says so. When TOTP is switched off in the
  // project, setting it up is refused with the reason.
  const mfa = settings.external !== undefined && settings.mfa_enabled !== false;
  // Whether a backend has realtime can't be read from its address, so config.json says it.
  const sso = settings.saml_enabled === true;
  return { realtime: flags?.['realtime'] === true, mfa, socialProviders, sso };
}

function keep(url: string, settings: AuthSettings): AuthSettings {
  try {
    const { external, mfa_enabled, saml_enabled } = settings;
    localStorage.setItem(KEY, JSON.stringify({ url, external, mfa_enabled, saml_enabled }));
  } catch {
    // Without storage it is asked each time.
  }
  return settings;
}

/** What this backend said last; null when that is not known. */
function recall(url: string): AuthSettings | null {
  try {
    const known = JSON.parse(localStorage.getItem(KEY) ?? 'null') as
      (AuthSettings & { url?: unknown }) | null;
    return known?.url === url && typeof known.external === 'object' ? known : null;
  } catch {
    return null;
  }
}
