import { addOverrides, clearOverrides, isOverride } from './stored-overrides.ts';

const PARAMETER = 'nafas-override';

/**
 * Takes `?nafas-override=<app>@<address of its feature.json>` (any number of them) or `?nafas-override=off` out of the
 * page's address and keeps what it says. Runs before the router reads the address.
 */
export function takeOverridesFromAddress(): void {
  if (!location.search.includes(PARAMETER)) return;
  const url = new URL(location.href);
  const values = url.searchParams.getAll(PARAMETER);
  url.searchParams.delete(PARAMETER);
  history.replaceState(history.state, '', url);
  if (values.includes('off')) clearOverrides();
  const named = values.flatMap((value) => {
    const at = value.indexOf('@');
    const app = `nafas/${value.slice(0, at)}`;
    const address = value.slice(at + 1);
    return at > 0 && isOverride(app, address) ? [[app, address] as const] : [];
  });
  if (named.length > 0) addOverrides(Object.fromEntries(named));
}
