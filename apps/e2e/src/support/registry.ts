import type { RegistryVersion } from '@nafas/platform/registry';
import type { Product } from './product.ts';

/** Puts an app's versions into the registry that is served, in place of those it has there, until they are put back. */
export function register(product: Product, ...versions: [RegistryVersion, ...RegistryVersion[]]) {
  const before = product.served.registry;
  const name = `nafas/${versions[0].extras.feature.id}`;
  product.served.registry = {
    ...before,
    microFrontends: { ...before.microFrontends, [name]: versions },
  };
  return { [Symbol.dispose]: () => void (product.served.registry = before) };
}
