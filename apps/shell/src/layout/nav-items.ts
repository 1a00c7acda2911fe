import { isUnder, PATHS } from '@nafas/platform';
import { useStore } from '@nafas/platform/use-store';
import { useEffect, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { useRegistry, useScopePlatform } from '../boot/runtime-context.ts';
import { preparePage, prefetchWhenIdle } from '../loader/prefetch.ts';
import { language } from '../platform/preferences.ts';
import { navEntries } from '../registry-view.ts';

export interface NavLinkItem {
  readonly href: string;
  readonly icon: string;
  readonly label: string;
  /** For the tab bar of phones. */
  readonly short: string;
  readonly current: boolean;
  onClick(event: MouseEvent): void;
  /** Pointing at an entry is likely to mean it: its feature is loaded ahead. */
  onPointerEnter(): void;
  onFocus(): void;
}

/** The entries of the navigation: the dashboard, then what the registry's features contribute. */
export function useNavItems(): NavLinkItem[] {
  const { t } = useTranslation();
  const current = useStore(language);
  const registry = useRegistry();
  const platform = useScopePlatform();
  const { pathname } = useLocation();
  const follow = useFollow();
  useEffect(
    () => (registry.status === 'ready' ? prefetchWhenIdle(registry.registry) : undefined),
    [registry],
  );
  const contributed = registry.status === 'ready' ? navEntries(registry.registry) : [];
  const items = [
    {
      href: PATHS.dashboard as string,
      icon: 'dashboard',
      label: t('nav.dashboard'),
      short: t('nav.dashboard'),
    },
    ...contributed.map((entry) => ({
      href: entry.path,
      icon: entry.nav.icon,
      label: entry.title[current],
      short: (entry.nav.short ?? entry.title)[current],
    })),
  ];
  // A feature's inner pages belong to its entry; the dashboard is only itself, though everything lies below it.
  const active = items
    .map(({ href }) => href)
    .filter((href) => (href === PATHS.dashboard ? pathname === href : isUnder(pathname, href)))
    .sort((a, b) => b.length - a.length)[0];
  const ahead = (path: string) => () => {
    if (registry.status === 'ready') void preparePage(registry.registry, path, platform);
  };
  return items.map((item) => ({
    ...item,
    current: item.href === active,
    onClick: follow(item.href),
    onPointerEnter: ahead(item.href),
    onFocus: ahead(item.href),
  }));
}

/** Click handler of an anchor that the router follows; modified clicks stay the browser's. */
export function useFollow() {
  const navigate = useNavigate();
  return (to: string) => (event: MouseEvent) => {
    const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (event.defaultPrevented || event.button !== 0 || isModified) return;
    event.preventDefault();
    void navigate(to);
  };
}
