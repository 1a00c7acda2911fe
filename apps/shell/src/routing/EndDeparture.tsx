import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { departure } from './departure.ts';

/**
 * Ends a departure once its page is on screen. Not when the router has accepted the navigation: the page being left is
 * still mounted then, and its guard would ask to sign in.
 */
export function EndDeparture() {
  const { pathname } = useLocation();
  useEffect(() => {
    if (departure.get() === pathname) departure.set(null);
  }, [pathname]);
  return null;
}
