import { useSyncExternalStore } from 'react';

const never = () => () => undefined;
const yes = () => true;
const no = () => false;

/**
 * False in a page made at build time and while a script takes it over, true ever after: for what only a browser knows,
 * such as the names of countries in its own data.
 */
export const useIsHydrated = (): boolean => useSyncExternalStore(never, yes, no);
