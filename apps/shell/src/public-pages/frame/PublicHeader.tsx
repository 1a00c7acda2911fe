import { Button, IconButton, Logo, Menu, MenuItem } from '@nafas/design-system';
import { LifeBuoy, Menu as MenuIcon } from '@nafas/design-system/icons';
import { PATHS } from '@nafas/platform';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useInLanguage } from '../../routing/use-in-language.ts';
import { LanguageButton, PreferenceItems, ThemeButton } from './preferences-controls.tsx';
import { PublicLink as Link } from './PublicLink.tsx';
import { useRouterLink } from './use-router-link.ts';
import css from './public-header.module.css';

const SECTIONS = ['about', 'features', 'progress', 'voices', 'contact'] as const;

function NarrowMenu() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const inLanguage = useInLanguage();
  const go = (to: string) => ({
    href: inLanguage(to),
    onSelect: (event: { preventDefault: () => void }) => {
      event.preventDefault();
      void navigate(inLanguage(to));
    },
  });
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
        <MenuItem key={id} {...go(`/#${id}`)}>
          {t(`public.nav.${id}`)}
        </MenuItem>
      ))}
      <hr />
      <PreferenceItems />
      <MenuItem {...go(PATHS.help)} icon={<LifeBuoy />}>
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
