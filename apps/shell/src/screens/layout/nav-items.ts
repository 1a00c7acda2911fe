import { isUnder, localize, PATHS } from '@nafas/platform';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import {
  useLanguage,
  useRegistry,
  useRuntime,
  useScopePlatform,
} from '../../runtime/runtime-context.ts';
import { homeEntry, navEntries } from '../../loader/registry-view.ts';

export interface NavLinkItem {
  readonly href: string;
  readonly icon: string;
  readonly label: string;
  /** For the tab bar of phones. */
  readonly short: string;
  readonly current: boolean;
  /** The part of the sidebar it stands in; the tab bar has those of `main`. */
  readonly group: 'main' | 'tools';
  /** Pointing at an entry is likely to mean it: its feature is loaded ahead. */
  onPointerEnter(): void;
  onFocus(): void;
}

/** The entries of the navigation: the dashboard, then what the registry's features contribute. */
export function useNavItems(): NavLinkItem[] {
  const { t } = useTranslation();
  const current = useLanguage();
  const { loader } = useRuntime();
  const registry = useRegistry();
  const platform = useScopePlatform();
  const { pathname } = useLocation();
  useEffect(
    () => (registry.status === 'ready' ? loader.prefetchWhenIdle(registry.registry) : undefined),
    [registry, loader],
  );
  const contributed = registry.status === 'ready' ? navEntries(registry.registry) : [];
  const items = [
    {
      href: PATHS.dashboard as string,
      icon: 'dashboard',
      label: t('nav.dashboard'),
      short: t('nav.dashboardShort'),
      group: 'main' as const,
    },
    ...contributed.map((entry) => ({
      href: entry.path,
      icon: entry.nav.icon,
      label: localize(entry.title, current),
      short: localize(entry.nav.short ?? entry.title, current),
      group: entry.nav.group ?? ('main' as const),
    })),
  ];
  // A feature's inner pages belong to its entry; the dashboard is only itself, though everything lies below it.
  const active = items
    .map(({ href }) => href)
    .filter((href) => (href === PATHS.dashboard ? pathname === href : isUnder(pathname, href)))
    .sort((a, b) => b.length - a.length)[0];
  // A page beside them that has no entry of its own belongs to the first entry of its feature.
  const home = registry.status === 'ready' ? homeEntry(registry.registry, pathname) : undefined;
  const ahead = (path: string) => () => {
    if (registry.status === 'ready') void loader.preparePage(registry.registry, path, platform);
  };
  return items.map((item) => ({
    ...item,
    current: item.href === (active ?? home),
    onPointerEnter: ahead(item.href),
    onFocus: ahead(item.href),
  }));
}
