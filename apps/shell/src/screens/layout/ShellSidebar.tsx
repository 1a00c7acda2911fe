import { IconButton, Logo, Nav, NavItem, Sidebar } from '@nafas/design-system';
import { NavIcon, PanelLeft } from '@nafas/design-system/icons';
import { PATHS } from '@nafas/platform';
import { useStore } from '@nafas/platform/use-store';
import { useTranslation } from 'react-i18next';
import { useRouterLink } from '../links.tsx';
import { useNavItems, type NavLinkItem } from './nav-items.ts';
import { SessionCard } from './SessionCard.tsx';
import { useRuntime } from '../../runtime/runtime-context.ts';

/** Mark, navigation and who is signed in; folds to its icons. */
export function ShellSidebar() {
  const { t } = useTranslation();
  const { isSidebarOpen } = useRuntime();
  const isOpen = useStore(isSidebarOpen);
  const items = useNavItems();
  const home = useRouterLink(PATHS.dashboard);
  const getLinks = (wanted: NavLinkItem['group']) =>
    items
      .filter(({ group }) => group === wanted)
      .map((item) => <SidebarLink key={item.href} item={item} />);
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
      <Nav label={t('nav.label')}>{getLinks('main')}</Nav>
      {items.some(({ group }) => group === 'tools') ? (
        <Nav label={t('nav.tools')} ruled>
          {getLinks('tools')}
        </Nav>
      ) : null}
    </Sidebar>
  );
}

function SidebarLink({
  item: { icon, short: _short, group: _group, ...item },
}: {
  item: NavLinkItem;
}) {
  const link = useRouterLink(item.href);
  return <NavItem {...item} {...link} icon={<NavIcon name={icon} />} />;
}
