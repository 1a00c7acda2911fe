import { isUnder, localize, PATHS } from '@nafas/platform';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import {
  useLanguage,
  useRegistry,
  useRuntime,
  useScopePlatform,
} from '../../runtime/runtime-context.ts';
import { homeEntry, navEntries } from '../../loader/registry-view.ts';
import { useRouterLink } from '../links.tsx';

export interface NavItem {
  readonly href: string;
  readonly icon: string;
  readonly label: string;
  /** For the tab bar of phones. */
  readonly short: string;
  /** The part of the sidebar it stands in; the tab bar has those of `main`. */
  readonly group: 'main' | 'tools';
}

/** The entries of the navigation: the dashboard, then what the registry's features contribute. The same from page to page. */
export function useNavItems(): readonly NavItem[] {
  const { t } = useTranslation();
  const language = useLanguage();
  const registry = useRegistry();
  return useMemo(() => {
    const contributed = registry.status === 'ready' ? navEntries(registry.registry) : [];
    return [
      {
        href: PATHS.dashboard,
        icon: 'dashboard',
        label: t('nav.dashboard'),
        short: t('nav.dashboardShort'),
        group: 'main',
      },
      ...contributed.map((entry) => ({
        href: entry.path,
        icon: entry.nav.icon,
        label: localize(entry.title, language),
        short: localize(entry.nav.short ?? entry.title, language),
        group: entry.nav.group ?? ('main' as const),
      })),
    ];
  }, [registry, language, t]);
}

/** The address of the entry that the page on screen belongs to. */
export function useCurrentHref(items: readonly NavItem[]): string | undefined {
  const registry = useRegistry();
  const { pathname } = useLocation();
  // A feature's inner pages belong to its entry; the dashboard is only itself, though everything lies below it.
  const active = items
    .map(({ href }) => href)
    .filter((href) => (href === PATHS.dashboard ? pathname === href : isUnder(pathname, href)))
    .sort((a, b) => b.length - a.length)[0];
  // A page beside them that has no entry of its own belongs to the first entry of its feature.
  return (
    active ?? (registry.status === 'ready' ? homeEntry(registry.registry, pathname) : undefined)
  );
}

/** Props of a link to an entry. Pointing at it is likely to mean it: its page is made ready ahead. */
export function useNavLink(href: string) {
  const { loader } = useRuntime();
  const registry = useRegistry();
  const platform = useScopePlatform();
  const prepare = () => {
    if (registry.status === 'ready') void loader.preparePage(registry.registry, href, platform);
  };
  return { ...useRouterLink(href), onPointerEnter: prepare, onFocus: prepare };
}
