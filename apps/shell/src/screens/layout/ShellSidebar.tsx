import { IconButton, Logo, Nav, NavItem, Sidebar } from '@nafas/design-system';
import { NavIcon, PanelLeft } from '@nafas/design-system/icons';
import { PATHS } from '@nafas/platform';
import { useStore } from '@nafas/platform/use-store';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouterLink } from '../links.tsx';
import { useCurrentHref, useNavItems, useNavLink, type NavItem as Item } from './nav-items.ts';
import { SessionCard } from './SessionCard.tsx';
import { useRuntime } from '../../runtime/runtime-context.ts';

/** Mark, navigation and who is signed in; folds to its icons. */
export function ShellSidebar() {
  const { t } = useTranslation();
  const { isSidebarOpen } = useRuntime();
  const isOpen = useStore(isSidebarOpen);
  const home = useRouterLink(PATHS.dashboard);
  return (
    <Sidebar
      label={t('sidebar.label')}
      brand={<Logo {...home} name={t('product')} aria-label={t('home')} />}
      toggle={
        <IconButton
          label={isOpen ? t('sidebar.collapse') : t('sidebar.expand')}
          aria-expanded={isOpen}
          onClick={() => isSidebarOpen.set(!isOpen)}
        >
          <PanelLeft flip />
        </IconButton>
      }
      foot={<SessionCard />}
    >
      <Navigation />
    </Sidebar>
  );
}

/** What of the sidebar a change of page draws anew. */
function Navigation() {
  const { t } = useTranslation();
  const items = useNavItems();
  const current = useCurrentHref(items);
  const getLinks = (wanted: Item['group']) =>
    items
      .filter(({ group }) => group === wanted)
      .map((item) => <SidebarLink key={item.href} item={item} current={item.href === current} />);
  return (
    <>
      <Nav label={t('nav.label')}>{getLinks('main')}</Nav>
      {items.some(({ group }) => group === 'tools') ? (
        <Nav label={t('nav.tools')} ruled>
          {getLinks('tools')}
        </Nav>
      ) : null}
    </>
  );
}

const SidebarLink = memo(function SidebarLink(props: { item: Item; current: boolean }) {
  const { href, icon, label } = props.item;
  return (
    <NavItem
      {...useNavLink(href)}
      current={props.current}
      label={label}
      icon={<NavIcon name={icon} />}
    />
  );
});
