import type { Feature } from '@nafas/platform/feature';

/** A page that is measured. */
export interface BenchRoute {
  readonly path: string;
  /** Whether it is opened in the demo: pages behind the sign-in. */
  readonly demo: boolean;
  /** It has rendered when as many views as this are mounted; 0 for a page of the shell itself. */
  readonly views: number;
}

/** The landing page, the sign-in page, the dashboard, and each feature's page in the navigation; the demo has no operators. */
export function benchRoutes(features: readonly Feature[]): BenchRoute[] {
  const slots = features.reduce((sum, feature) => sum + feature.slots.length, 0);
  const pages = features
    .flatMap((feature) => feature.routes)
    .flatMap(({ path, nav, access }) =>
      nav && access !== 'operator' ? [{ path, order: nav.order }] : [],
    )
    .sort((a, b) => a.order - b.order);
  return [
    { path: '/', demo: false, views: 0 },
    { path: '/auth/login', demo: false, views: 1 },
    { path: '/dashboard', demo: true, views: slots },
    ...pages.map(({ path }) => ({ path, demo: true, views: 1 })),
  ];
}
