import { PATHS, type Session } from '@nafas/platform';
import { useStore } from '@nafas/platform/use-store';
import { useRuntime } from '../../../runtime/runtime-context.ts';

/** Who is signed in is not known when the page is made. */
const UNKNOWN: Session = { status: 'loading' };

/** Where the way into the app leads: to the dashboard for who is in it already, else to the sign-in. */
export function useEntryLink(): { readonly isInside: boolean; readonly to: string } {
  const { session, demo } = useRuntime();
  const { status } = useStore(session, UNKNOWN);
  const isDemo = useStore(demo.isOn, false);
  const isInside = status === 'signed-in' || isDemo;
  return { isInside, to: isInside ? PATHS.dashboard : PATHS.signIn };
}
