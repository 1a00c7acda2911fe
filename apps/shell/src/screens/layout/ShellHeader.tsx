import { Button, Header, IconButton, Logo, Menu, MenuItem } from '@nafas/design-system';
import { LifeBuoy, LogOut, Menu as MenuIcon } from '@nafas/design-system/icons';
import { PATHS } from '@nafas/platform';
import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import { NotificationBell } from '../notifications/NotificationBell.tsx';
import { SearchBox, SearchIcon } from '../palette/SearchBox.tsx';
import { MenuLink, useRouterLink } from '../links.tsx';
import css from './header.module.css';
import { LanguageItems, LanguageMenu } from './LanguageMenu.tsx';
import { useNavItems } from './nav-items.ts';
import { ThemeItem, ThemeToggle } from './ThemeToggle.tsx';
import { useSignOut } from '../../runtime/runtime-context.ts';

/** The bar above the page: search, language, theme, the bell, and help now, which stands at the same place on every screen. */
export function ShellHeader() {
  const { t } = useTranslation();
  const items = useNavItems();
  const { request: signOut } = useSignOut();
  const home = useRouterLink(PATHS.dashboard);
  const help = useRouterLink(PATHS.help);
  return (
    <Header
      brand={<Logo {...home} name={t('product')} aria-label={t('home')} />}
      search={<SearchBox />}
      end={
        <>
          <div className={clsx('nf-wide-only', css['wide'])}>
            <LanguageMenu />
            <ThemeToggle />
            <Button {...help} variant="quiet" icon={<LifeBuoy />}>
              {t('helpNow')}
            </Button>
          </div>
          <SearchIcon />
          <NotificationBell />
          <IconButton {...help} className="nf-narrow-only" label={t('helpNow')}>
            <LifeBuoy />
          </IconButton>
          <Menu
            className="nf-narrow-only"
            label={t('menu')}
            align="end"
            trigger={(trigger) => (
              <IconButton {...trigger} label={t('menu')}>
                <MenuIcon />
              </IconButton>
            )}
          >
            {items.map(({ href, label }) => (
              <MenuLink key={href} to={href}>
                {label}
              </MenuLink>
            ))}
            <hr />
            <LanguageItems />
            <hr />
            <ThemeItem />
            <MenuItem icon={<LogOut flip />} onSelect={signOut}>
              {t('logout')}
            </MenuItem>
          </Menu>
        </>
      }
    />
  );
}
