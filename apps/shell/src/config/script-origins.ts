import type { ShellConfig } from '@nafas/platform/registry';
import type { TrustedTypePolicyFactory } from 'trusted-types/lib/index.js';

/**
 * The origins that script may come from: our own and those that the configuration allows, and no other.
 */
export interface ScriptOrigins {
  /**
   * Resolves when the configured origins are known: no feature may be loaded before. Rejects when the configuration
   * can't be had; the next call asks for it again.
   */
  ready(): Promise<void>;
  /** Whether scripts may come from the origin of this address. */
  isAllowed(address: string): boolean;
  /** Returns `input` when its origin is allowed; throws a TypeError otherwise. */
  check(input: string): string;
}

export function createScriptOrigins(config: () => Promise<ShellConfig>): ScriptOrigins {
  const allowed = new Set([location.origin]);
  return {
    async ready() {
      const { allowedOrigins } = await config();
      for (const origin of allowedOrigins) allowed.add(origin);
    },
    isAllowed: (address) => URL.canParse(address) && allowed.has(new URL(address).origin),
    check(input) {
      const url = new URL(input, location.href);
      if (url.protocol === 'blob:' ? url.origin === location.origin : allowed.has(url.origin))
        return input;
      throw new TypeError(`scripts may not come from ${url.origin}`);
    },
  };
}

/** Makes the document's one Trusted Types policy: scripts by address only, never HTML or script from text. */
export function installTrustedTypes({ check }: ScriptOrigins): void {
  const factory = (globalThis as { trustedTypes?: TrustedTypePolicyFactory }).trustedTypes;
  factory?.createPolicy('default', { createScriptURL: check });
}
