import { Button, Logo, Menu, MenuRadio } from '@nafas/design-system';
import { Languages, LifeBuoy } from '@nafas/design-system/icons';
import { isReviewed, labelled, languageName, PATHS } from '@nafas/platform';
import { usePlatform, usePlatformLink, useStore } from '@nafas/platform/remote';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import css from './TopBar.module.css';

/** The way home, the languages, and help: these pages stand outside the shell's frame. */
export function TopBar() {
  const { t } = useTranslation();
  const home = usePlatformLink(PATHS.landing);
  const help = usePlatformLink(PATHS.help);
  return (
    <div className={css['bar']}>
      <Logo className={css['logo']} name={t('top.brand')} {...home} />
      <LanguageMenu />
      <Button variant="quiet" className={css['item']} icon={<LifeBuoy />} {...help}>
        {t('top.help')}
      </Button>
    </div>
  );
}

function LanguageMenu() {
  const { t } = useTranslation();
  const platform = usePlatform();
  const current = useStore(platform.language);
  const note = useId();
  const hasNote = !isReviewed(current);
  return (
    <Menu
      label={t('top.language')}
      align="end"
      trigger={(trigger) => (
        <Button
          {...trigger}
          variant="quiet"
          className={css['item']}
          icon={<Languages />}
          aria-label={labelled(current, t('top.language'), languageName(current))}
        >
          {languageName(current)}
        </Button>
      )}
    >
      <div role="group" aria-label={t('top.language')} className={css['languages']}>
        {platform.languages.map((each) => (
          <MenuRadio
            key={each}
            lang={each}
            checked={each === current}
            // A screen reader reads nothing but the items of a menu.
            aria-describedby={hasNote && each === current ? note : undefined}
            onSelect={() => platform.setLanguage(each)}
          >
            {languageName(each)}
          </MenuRadio>
        ))}
      </div>
      {hasNote ? (
        <p id={note} role="presentation" className={css['note']}>
          {t('top.unreviewed')}
        </p>
      ) : null}
    </Menu>
  );
}
