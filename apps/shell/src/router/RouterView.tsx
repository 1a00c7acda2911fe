import { Component, startTransition, useLayoutEffect, useState, type ReactNode } from 'react';
import { Router, useRoutes, type Location, type RouteObject } from 'react-router';
import type { ShellRouter } from './shell-router.ts';

/** The page at the router's address. */
export function RouterView({
  router,
  fallback,
  failed,
}: {
  router: ShellRouter;
  /** Until the code of the first page is there. */
  fallback?: ReactNode;
  /** In place of a page that throws, until another one is gone to. */
  failed: ReactNode;
}) {
  const [state, setState] = useState(router.state);
  useLayoutEffect(() => {
    // In slices, so that a page is drawn without keeping what is pressed meanwhile.
    const follow = () => startTransition(() => setState(router.state));
    // Somebody may have gone on between the drawing and here.
    follow();
    return router.subscribe(follow);
  }, [router]);
  const { location, historyAction, initialized } = state;
  return (
    <Router location={location} navigationType={historyAction} navigator={router.navigator}>
      <PageBoundary location={location} failed={failed}>
        {initialized ? <Routes routes={router.routesAt(location.pathname)} /> : fallback}
      </PageBoundary>
    </Router>
  );
}

function Routes({ routes }: { routes: RouteObject[] }) {
  return useRoutes(routes);
}

interface BoundaryProps {
  readonly location: Location;
  readonly failed: ReactNode;
  readonly children: ReactNode;
}

interface BoundaryState {
  readonly location: Location;
  readonly hasFailed: boolean;
}

class PageBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { location: this.props.location, hasFailed: false };

  static getDerivedStateFromError(): Partial<BoundaryState> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps(
    { location }: BoundaryProps,
    state: BoundaryState,
  ): BoundaryState | null {
    return location === state.location ? null : { location, hasFailed: false };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.failed : this.props.children;
  }
}
