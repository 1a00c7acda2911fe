import type { TrustedTypePolicyFactory } from 'trusted-types/lib/index.js';
import { loadShellConfig } from './load-shell-config.ts';

/**
 * The one Trusted Types policy. Script addresses may come from our own origin and from the origins the configuration
 * allows, and from nowhere else; making HTML or script from text is refused altogether.
 */
const allowed = new Set([location.origin]);

/**
 * Resolves when the configured origins are known to the policy: no feature may be loaded before. Rejects when the
 * configuration can't be had; the next call asks for it again.
 */
export async function originsReady(): Promise<void> {
  const { allowedOrigins } = await loadShellConfig();
  for (const origin of allowedOrigins) allowed.add(origin);
}

/** Whether scripts may come from the origin of this address. */
export function isAllowedOrigin(address: string): boolean {
  return URL.canParse(address) && allowed.has(new URL(address).origin);
}

/** Returns `input` when its origin is allowed; throws a TypeError otherwise. */
export function allowScriptUrl(input: string): string {
  const url = new URL(input, location.href);
  if (url.protocol === 'blob:' ? url.origin === location.origin : allowed.has(url.origin))
    return input;
  throw new TypeError(`scripts may not come from ${url.origin}`);
}

const factory = (globalThis as { trustedTypes?: TrustedTypePolicyFactory }).trustedTypes;
factory?.createPolicy('default', { createScriptURL: allowScriptUrl });
