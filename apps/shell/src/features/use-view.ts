import { PlatformError, type PlatformV1 } from '@nafas/platform';
import { useCallback, useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import type { RegistryVersion } from '@nafas/platform/registry';
import { useRuntime } from '../runtime/runtime-context.ts';
import { namedFallback } from '../loader/registry-view.ts';
import type { View } from './mount-view.ts';
import { mountWithFallback } from './mount-with-fallback.ts';

export type ViewState =
  | { readonly status: 'loading' }
  /** `version` is the fallback's when the requested version failed. */
  | { readonly status: 'mounted'; readonly version: RegistryVersion }
  | { readonly status: 'away'; readonly error: PlatformError };

/** How the mounting of what was wanted went, so far. */
interface Outcome {
  readonly of: object;
  readonly state: ViewState;
}

const LOADING: ViewState = { status: 'loading' };

/** Mounts a view, or its fallback, into the returned element for as long as the component lives. */
export function useView(
  view: View,
  platform: PlatformV1,
  told: { readonly onClose?: () => void; readonly onNotFound?: (pathname: string) => void } = {},
) {
  const { registry, loader, report, health } = useRuntime();
  const element = useRef<HTMLDivElement>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [attempt, setAttempt] = useState(0);
  const latest = useRef(told);
  useEffect(() => {
    latest.current = told;
  });
  const { version, kind, id, argument } = view;
  const wanted = useMemo(
    () => ({ version, kind, id, argument, platform, attempt }),
    [version, kind, id, argument, platform, attempt],
  );

  useEffect(() => {
    const { version, kind, id, argument, platform } = wanted;
    const setState = (state: ViewState) => setOutcome({ of: wanted, state });
    const ending = new AbortController();
    const away = (error: PlatformError) => {
      if (ending.signal.aborted) return;
      ending.abort();
      setState({ status: 'away', error });
    };
    const known = registry.state.get();
    let tried = version;
    mountWithFallback({
      version,
      kind,
      id,
      argument,
      platform,
      loader,
      named: known.status === 'ready' ? namedFallback(known.registry, version) : undefined,
      freshElement: () => freshTarget(element),
      signal: ending.signal,
      onTry: (next) => {
        tried = next;
        health.asked(next);
      },
      onFailure: (error) => {
        report(error);
        health.failed(error, tried);
        registry.afterFailure();
      },
      // A late call, e.g. of a timer, must not close what was opened since.
      close: () => {
        if (!ending.signal.aborted) latest.current.onClose?.();
      },
      onNotFound: (pathname) => {
        if (!ending.signal.aborted) latest.current.onNotFound?.(pathname);
      },
      onFault: (cause) => {
        if (ending.signal.aborted) return;
        const app = version.extras.feature.id;
        const error = new PlatformError('NF160', `${app} failed while running`, { app, cause });
        report(error);
        health.failed(error, tried);
        away(error);
      },
    }).then((mounted) => {
      if (!ending.signal.aborted) setState({ status: 'mounted', version: mounted });
    }, away);
    return () => ending.abort();
  }, [wanted, registry, loader, report, health]);

  const retry = useCallback(() => setAttempt((n) => n + 1), []);
  // The next view, be it another feature or another scope, starts with nothing of the last one's outcome.
  const state = outcome?.of === wanted ? outcome.state : LOADING;
  return { element, state, retry };
}

/** Every mount gets an element of its own: the unmounting of the last one may still be under way in the old. */
function freshTarget(host: RefObject<HTMLDivElement | null>): HTMLElement {
  const target = document.createElement('div');
  host.current?.replaceChildren(target);
  return target;
}
