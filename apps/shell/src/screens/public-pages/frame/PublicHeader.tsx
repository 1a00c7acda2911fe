import { Button, IconButton, Logo, Menu } from '@nafas/design-system';
import { LifeBuoy, Menu as MenuIcon } from '@nafas/design-system/icons';
import { PATHS } from '@nafas/platform';
import { useTranslation } from 'react-i18next';
import { LanguageButton, PreferenceItems, ThemeButton } from './preferences-controls.tsx';
import { MenuLink, TextLink, useRouterLink } from '../../links.tsx';
import { useEntryLink } from './use-entry-link.ts';
import css from './public-header.module.css';

const SECTIONS = ['about', 'features', 'progress', 'voices', 'contact'] as const;

function NarrowMenu() {
  const { t } = useTranslation('public');
  return (
    <Menu
      label={t('menu')}
      align="end"
      className={css['narrowMenu']}
      trigger={(trigger) => (
        <IconButton {...trigger} label={t('menu')}>
          <MenuIcon />
        </IconButton>
      )}
    >
      {SECTIONS.map((id) => (
        <MenuLink key={id} to={`/#${id}`}>
          {t(`nav.${id}`)}
        </MenuLink>
      ))}
      <hr />
      <PreferenceItems />
      <MenuLink to={PATHS.help} icon={<LifeBuoy />}>
        {t('helpNow')}
      </MenuLink>
    </Menu>
  );
}

/** The head of every public page: sections, language, theme, sign-in, and Help now at its end. */
export function PublicHeader() {
  const { t } = useTranslation('public');
  const { isInside, to } = useEntryLink();
  const wayIn = useRouterLink(to);
  const help = useRouterLink(PATHS.help);
  const home = useRouterLink(PATHS.landing);
  return (
    <header className={css['header']}>
      <Logo {...home} name={t('brand')} aria-label={t('home')} />
      <nav className={css['nav']} aria-label={t('sections')}>
        {SECTIONS.map((id) => (
          <TextLink key={id} to={`/#${id}`}>
            {t(`nav.${id}`)}
          </TextLink>
        ))}
      </nav>
      <div className={css['tools']}>
        <LanguageButton className={css['wide']} />
        <ThemeButton className={css['wide']} />
        <Button {...wayIn} variant="quiet" className={css['signIn']}>
          {t(isInside ? 'dashboard' : 'signIn')}
        </Button>
        <Button {...help} className={css['helpWide']} icon={<LifeBuoy />}>
          {t('helpNow')}
        </Button>
        <IconButton {...help} className={css['helpNarrow']} label={t('helpNow')}>
          <LifeBuoy />
        </IconButton>
        <NarrowMenu />
      </div>
    </header>
  );
}
