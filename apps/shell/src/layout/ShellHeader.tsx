import { Button, Header, IconButton, Logo, Menu, MenuItem } from '@nafas/design-system';
import { LifeBuoy, LogOut, Menu as MenuIcon } from '@nafas/design-system/icons';
import { PATHS } from '@nafas/platform';
import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import { NotificationBell } from '../notifications/NotificationBell.tsx';
import { SearchBox, SearchIcon } from '../palette/SearchBox.tsx';
import { useInLanguage } from '../routing/use-in-language.ts';
import css from './header.module.css';
import { LanguageItems, LanguageMenu } from './LanguageMenu.tsx';
import { useFollow, useNavItems } from './nav-items.ts';
import { ThemeItem, ThemeToggle } from './ThemeToggle.tsx';
import { useLeave } from './use-leave.ts';

/** The bar above the page: search, language, theme, the bell, and help now, which stands at the same place on every screen. */
export function ShellHeader() {
  const { t } = useTranslation();
  const follow = useFollow();
  const items = useNavItems();
  const { leave } = useLeave();
  const helpPage = useInLanguage()(PATHS.help);
  const help = { href: helpPage, onClick: follow(helpPage) };
  return (
    <Header
      brand={
        <Logo
          name={t('product')}
          href={PATHS.dashboard}
          aria-label={t('home')}
          onClick={follow(PATHS.dashboard)}
        />
      }
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
            {items.map(({ href, label, onClick }) => (
              <MenuItem key={href} href={href} onSelect={onClick}>
                {label}
              </MenuItem>
            ))}
            <hr />
            <LanguageItems />
            <hr />
            <ThemeItem />
            <MenuItem icon={<LogOut flip />} onSelect={leave}>
              {t('logout')}
            </MenuItem>
          </Menu>
        </>
      }
    />
  );
}
