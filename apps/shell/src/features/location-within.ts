import { isUnder, readOnly, type PlatformLocation, type Store } from '@nafas/platform';

/**
 * The address as a page of a feature is told of it: nobody hears of one that none of its routes has. The page is taken away
 * a moment later, and would draw itself anew for an address that is another's. Who asks is always told the truth.
 */
export function locationWithin(
  { routes }: { readonly routes: readonly { readonly path: string }[] },
  location: Store<PlatformLocation>,
): Store<PlatformLocation> {
  const isOwn = () => routes.some(({ path }) => isUnder(location.get().pathname, path));
  return readOnly({
    get: location.get,
    subscribe: (listener) =>
      location.subscribe(() => {
        if (isOwn()) listener();
      }),
  });
}
