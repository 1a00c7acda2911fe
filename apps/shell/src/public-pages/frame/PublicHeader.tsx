import { Button, IconButton, Logo, Menu, MenuItem } from '@nafas/design-system';
import { LifeBuoy, Menu as MenuIcon } from '@nafas/design-system/icons';
import { PATHS } from '@nafas/platform';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { LanguageButton, PreferenceItems, ThemeButton } from './preferences-controls.tsx';
import { useRouterLink } from './use-router-link.ts';
import css from './public-header.module.css';

const SECTIONS = ['about', 'features', 'progress', 'voices', 'contact'] as const;

function NarrowMenu() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const go = (to: string) => (event: { preventDefault: () => void }) => {
    event.preventDefault();
    void navigate(to);
  };
  return (
    <Menu
      label={t('public.menu')}
      align="end"
      className={css['narrowMenu']}
      trigger={(trigger) => (
        <IconButton {...trigger} label={t('public.menu')}>
          <MenuIcon />
        </IconButton>
      )}
    >
      {SECTIONS.map((id) => (
        <MenuItem key={id} href={`/#${id}`} onSelect={go(`/#${id}`)}>
          {t(`public.nav.${id}`)}
        </MenuItem>
      ))}
      <hr />
      <PreferenceItems />
      <MenuItem href={PATHS.help} icon={<LifeBuoy />} onSelect={go(PATHS.help)}>
        {t('public.helpNow')}
      </MenuItem>
    </Menu>
  );
}

/** The head of every public page: sections, language, theme, sign-in, and Help now at its end. */
export function PublicHeader() {
  const { t } = useTranslation();
  const signIn = useRouterLink(PATHS.signIn);
  const help = useRouterLink(PATHS.help);
  const home = useRouterLink(PATHS.landing);
  return (
    <header className={css['header']}>
      <Logo {...home} name={t('public.brand')} aria-label={t('public.home')} />
      <nav className={css['nav']} aria-label={t('public.sections')}>
        {SECTIONS.map((id) => (
          <Link key={id} to={`/#${id}`}>
            {t(`public.nav.${id}`)}
          </Link>
        ))}
      </nav>
      <div className={css['tools']}>
        <LanguageButton className={css['wide']} />
        <ThemeButton className={css['wide']} />
        <Button {...signIn} variant="quiet" className={css['signIn']}>
          {t('public.signIn')}
        </Button>
        <Button {...help} className={css['helpWide']} icon={<LifeBuoy />}>
          {t('public.helpNow')}
        </Button>
        <IconButton {...help} className={css['helpNarrow']} label={t('public.helpNow')}>
          <LifeBuoy />
        </IconButton>
        <NarrowMenu />
      </div>
    </header>
  );
}
