export { AppShell, type AppShellProps } from './AppShell.tsx';
export { Content } from './Content.tsx';
export { Header, type HeaderProps } from './Header.tsx';
export { Nav, NavItem, type NavItemProps } from './Nav.tsx';
export { PageHead, type PageHeadProps } from './PageHead.tsx';
export { ProfileCard, type ProfileCardProps } from './ProfileCard.tsx';
export { Sidebar, type SidebarProps } from './Sidebar.tsx';
export {
  TabBar,
  TabBarAction,
  TabBarItem,
  type TabBarActionProps,
  type TabBarItemProps,
} from './TabBar.tsx';
