import { BackendError } from '../backend-error.ts';

/** One social provider, as its own console names these things. */
export interface OAuthProvider {
  readonly clientId: string;
  readonly secret: string;
  /** GitHub Enterprise's address; the tests' own provider. */
  readonly url?: string;
}

/** The providers that the embedded backend can sign in with; a hosted project has all four. */
export type OAuthProviders = Partial<Record<'github' | 'google', OAuthProvider>>;

/**
 * Reads NAFAS_GITHUB_CLIENT_ID, NAFAS_GITHUB_SECRET and NAFAS_GITHUB_URL (optional), and NAFAS_GOOGLE_CLIENT_ID and
 * NAFAS_GOOGLE_SECRET. A provider without them is off.
 * @throws BackendError that names the variable, when only half of a pair is there.
 */
export function readProviders(env: Readonly<Record<string, string | undefined>>): OAuthProviders {
  const found: OAuthProviders = {};
  for (const name of ['github', 'google'] as const) {
    const prefix = `NAFAS_${name.toUpperCase()}`;
    const clientId = env[`${prefix}_CLIENT_ID`];
    const secret = env[`${prefix}_SECRET`];
    if (!clientId && !secret) continue;
    if (!clientId || !secret) {
      const missing = clientId ? 'SECRET' : 'CLIENT_ID';
      throw new BackendError(`Set ${prefix}_${missing} too, or neither of the pair.`);
    }
    const url = name === 'github' ? env[`${prefix}_URL`] : undefined;
    found[name] = { clientId, secret, ...(url && { url }) };
  }
  return found;
}
