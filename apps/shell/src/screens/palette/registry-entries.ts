import type { ParsedRegistry } from '@nafas/platform/registry';
import { actionEntries, activeVersions } from '../../loader/registry-view.ts';
import type { PaletteEntry } from './entry.ts';

/** The entries of features: their pages for signed-in people, their actions, and parts of their pages. */
export function registryEntries(
  registry: ParsedRegistry,
  open: { address(to: string): void; action(id: string): void },
): PaletteEntry[] {
  const features = activeVersions(registry).map(({ extras }) => extras.feature);
  // In the order of the sidebar; what has no place there comes after it.
  const routes = features.flatMap(({ routes }) =>
    routes
      .filter(({ access }) => access === 'session' || access === 'operator')
      .map((route) => ({ ...route, order: route.nav?.order ?? Infinity })),
  );
  const pages = routes
    .sort((a, b) => a.order - b.order)
    .map(({ path, title, nav }): PaletteEntry => ({
      id: path,
      group: 'pages',
      title,
      icon: nav?.icon ?? '',
      run: () => open.address(path),
    }));
  const listed = actionEntries(registry).filter(({ action }) => action.placement !== 'none');
  const actions = listed.map(({ id, action }): PaletteEntry => ({
    id,
    group: 'actions',
    title: action.title,
    icon: action.icon,
    run: () => open.action(id),
  }));
  const parts = features.flatMap(({ links = [], routes }) =>
    links.map(({ address, title, keywords, icon }): PaletteEntry => {
      const page = routes.find(({ path }) => path === address.replace(/[?#].*$/, ''));
      return {
        id: address,
        group: 'parts',
        title,
        icon,
        ...(keywords && { keywords }),
        ...(page && { detail: page.title }),
        run: () => open.address(address),
      };
    }),
  );
  return [...pages, ...actions, ...parts];
}
