import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useRuntime } from '../runtime/runtime-context.ts';

/**
 * Ends a sign-out once the page it leads to is on screen. Not when the router has accepted the navigation: the page
 * being left is still mounted then, and its guard would ask to sign in.
 */
export function EndSignOut() {
  const { signOutTarget } = useRuntime();
  const { pathname } = useLocation();
  useEffect(() => {
    if (signOutTarget.get() === pathname) signOutTarget.set(null);
  }, [pathname, signOutTarget]);
  return null;
}
