import { AppShell, Content, Banner } from '@nafas/design-system';
import { WifiOff } from '@nafas/design-system/icons';
import { useStore } from '@nafas/platform/use-store';
import { useEffect, useRef, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router';
import { useRegistry, useRuntime } from '../../runtime/runtime-context.ts';
import { PaletteHost } from '../palette/PaletteHost.tsx';
import { LanguageSuggestion } from '../LanguageSuggestion.tsx';
import { DemoBanner } from './DemoBanner.tsx';
import { ShellHeader } from './ShellHeader.tsx';
import { ShellSidebar } from './ShellSidebar.tsx';
import { ShellTabBar } from './ShellTabBar.tsx';
import { SignOutDialog } from './SignOutDialog.tsx';
import { useKeptScroll } from './use-kept-scroll.ts';

/** The frame of every page below /dashboard. */
export function DashboardLayout() {
  const { t } = useTranslation();
  const { isSidebarOpen, demo, hasNoSettings } = useRuntime();
  const isOpen = useStore(isSidebarOpen);
  const isDemo = useStore(demo.isOn);
  // An account's own language is known once its settings are read; nothing is suggested before.
  const isLanguageOpen = useStore(hasNoSettings) || isDemo;
  const content = useRef<HTMLElement>(null);
  return (
    <AppShell
      sidebar={<ShellSidebar />}
      header={<ShellHeader />}
      tabbar={<ShellTabBar />}
      collapsed={!isOpen}
      skipLabel={t('skip')}
    >
      <Content ref={content}>
        {isLanguageOpen ? <LanguageSuggestion /> : null}
        <DemoBanner />
        <OfflineBanner />
        <Outlet />
      </Content>
      <OnPageChange content={content} />
      <LoadAhead />
      <SignOutDialog />
      <PaletteHost />
    </AppShell>
  );
}

/** Where an open sidebar takes more room than the page can spare. */
const SMALL = '(max-width: 67.5em)';

/**
 * After a page change focus goes to the new page, as a page load would do, and on a small screen the sidebar that led
 * there folds; not at the first page. It stands by itself: a change of page must not draw the whole frame again.
 */
function OnPageChange({ content }: { content: RefObject<HTMLElement | null> }) {
  const { isSidebarOpen } = useRuntime();
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useKeptScroll();
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    content.current?.focus({ preventScroll: true });
    if (matchMedia(SMALL).matches) isSidebarOpen.set(false);
  }, [pathname, content, isSidebarOpen]);
  return null;
}

/** Loads the pages of the navigation ahead when the page is idle. */
function LoadAhead() {
  const { loader } = useRuntime();
  const registry = useRegistry();
  useEffect(
    () => (registry.status === 'ready' ? loader.prefetchWhenIdle(registry.registry) : undefined),
    [registry, loader],
  );
  return null;
}

/** Stands while the browser says there is no network. */
function OfflineBanner() {
  const { t } = useTranslation();
  if (useStore(useRuntime().connectivity) === 'online') return null;
  return (
    <Banner className="nf-screen-only" tone="caution" icon={<WifiOff />}>
      <strong>{t('offline.title')}</strong> {t('offline.text')}
    </Banner>
  );
}
