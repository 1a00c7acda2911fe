import { PlatformError, type PlatformV1 } from '@nafas/platform';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { report } from '../platform/report.ts';
import { mountView, type View } from './mount-view.ts';

export type ViewState =
  | { readonly status: 'loading' }
  | { readonly status: 'mounted' }
  | { readonly status: 'away'; readonly error: PlatformError };

/** Mounts a view into the returned element for as long as the component lives. */
export function useView(view: View, platform: PlatformV1, onClose?: () => void) {
  const element = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<ViewState>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  const { version, kind, id } = view;

  useEffect(() => {
    const target = freshTarget(element);
    const ending = new AbortController();
    const app = version.extras.feature.id;
    let isMounted = false;
    const fail = (error: PlatformError) => {
      if (ending.signal.aborted) return;
      ending.abort();
      report(error);
      setState({ status: 'away', error });
    };
    mountView({
      version,
      kind,
      id,
      platform,
      element: target,
      signal: ending.signal,
      // A late call, e.g. of a timer, must not close what was opened since.
      close: () => {
        if (!ending.signal.aborted) close.current?.();
      },
      onFault: (cause) =>
        fail(
          isMounted
            ? new PlatformError('NF160', `${app} failed while running`, { app, cause })
            : new PlatformError('NF150', `${app} could not be mounted`, { app, cause }),
        ),
    }).then(
      () => {
        isMounted = true;
        if (!ending.signal.aborted) setState({ status: 'mounted' });
      },
      (error: unknown) =>
        fail(
          error instanceof PlatformError
            ? error
            : new PlatformError('NF150', `${app} could not be mounted`, { app, cause: error }),
        ),
    );
    return () => {
      ending.abort();
      // What comes next, be it another feature or another scope, starts with nothing of this one's outcome.
      setState({ status: 'loading' });
    };
  }, [version, kind, id, platform, attempt]);

  const retry = useCallback(() => setAttempt((n) => n + 1), []);
  return { element, state, retry };
}

/** Every mount gets an element of its own: the unmounting of the last one may still be under way in the old. */
function freshTarget(host: RefObject<HTMLDivElement | null>): HTMLElement {
  const target = document.createElement('div');
  host.current?.replaceChildren(target);
  return target;
}
