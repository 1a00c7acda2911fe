import type { BackendV1 } from '@nafas/platform';
import { ScopeEnded } from '../base/scope-ended.ts';

/**
 * A backend that ends with its scope. There is one client for the page, and after a change of person it speaks for the
 * next one: a feature that kept the old face must not read with the new token. After the end every use throws.
 */
export function scopedBackend(backend: BackendV1, signal: AbortSignal): BackendV1 {
  const alive = (): BackendV1 => {
    if (signal.aborted) throw new ScopeEnded();
    return backend;
  };
  return Object.freeze<BackendV1>({
    from: ((...args: Parameters<BackendV1['from']>) => alive().from(...args)) as BackendV1['from'],
    rpc: ((...args: Parameters<BackendV1['rpc']>) => alive().rpc(...args)) as BackendV1['rpc'],
    get functions() {
      return alive().functions;
    },
    get storage() {
      return alive().storage;
    },
    capabilities: backend.capabilities,
  });
}
