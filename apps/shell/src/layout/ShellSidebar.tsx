import { IconButton, Logo, Nav, NavItem, Sidebar } from '@nafas/design-system';
import { NavIcon, PanelLeft } from '@nafas/design-system/icons';
import { PATHS } from '@nafas/platform';
import { useStore } from '@nafas/platform/use-store';
import { useTranslation } from 'react-i18next';
import { useFollow, useNavItems } from './nav-items.ts';
import { SessionCard } from './SessionCard.tsx';
import { isSidebarOpen } from './sidebar-store.ts';

/** Mark, navigation and who is signed in; folds to its icons. */
export function ShellSidebar() {
  const { t } = useTranslation();
  const isOpen = useStore(isSidebarOpen);
  const items = useNavItems();
  const follow = useFollow();
  return (
    <Sidebar
      brand={
        <Logo
          name={t('product')}
          href={PATHS.dashboard}
          aria-label={t('home')}
          onClick={follow(PATHS.dashboard)}
        />
      }
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
      <Nav label={t('nav.label')}>
        {items.map(({ icon, short: _short, ...item }) => (
          <NavItem key={item.href} {...item} icon={<NavIcon name={icon} />} />
        ))}
      </Nav>
    </Sidebar>
  );
}
