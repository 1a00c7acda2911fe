import { Button, IconButton, Menu, MenuItem } from '@nafas/design-system';
import { ChevronDown, Languages, Moon, Sun } from '@nafas/design-system/icons';
import { languageName, LANGUAGES, PATHS, type BundledLanguage } from '@nafas/platform';
import { useStore } from '@nafas/platform/use-store';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { pathIn, plainPath, PUBLIC_PATHS } from '../../../base/paths.ts';
import { useLanguage, useRuntime } from '../../../runtime/runtime-context.ts';
import css from '../../languages.module.css';
import { useReviewNote } from '../../ReviewNote.tsx';

/** The way to the same page in another language: chosen at once, and a link for who opens it elsewhere or runs no script. */
function useLanguageLink() {
  const { language } = useRuntime().preferences;
  const page = plainPath(useLocation().pathname);
  return (code: BundledLanguage) => ({
    href: pathIn(code, PUBLIC_PATHS.includes(page) ? page : PATHS.landing),
    choose: (event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      language.set(code);
    },
  });
}

function useOtherTheme() {
  const { t } = useTranslation('public');
  const { theme } = useRuntime().preferences;
  const dark = useStore(theme, 'light') === 'dark';
  return {
    label: dark ? t('toLight') : t('toDark'),
    icon: dark ? <Sun /> : <Moon />,
    choose: () => theme.set(dark ? 'light' : 'dark'),
  };
}

/** The languages behind the name of the one that is read. */
export function LanguageButton({ className }: { className?: string | undefined }) {
  const { t } = useTranslation();
  const name = languageName(useLanguage());
  return (
    <Menu
      label={t('language')}
      align="end"
      className={className}
      trigger={(trigger) => (
        <Button
          {...trigger}
          variant="quiet"
          icon={<Languages />}
          iconEnd={<ChevronDown />}
          aria-label={t('languageIs', { name })}
        >
          {name}
        </Button>
      )}
    >
      <LanguageItems />
    </Menu>
  );
}

function LanguageItems() {
  const { t } = useTranslation();
  const link = useLanguageLink();
  const current = useLanguage();
  const { id, note } = useReviewNote();
  return (
    <>
      <div role="group" aria-label={t('language')} className={css['columns']}>
        {LANGUAGES.map((each) => {
          const { href, choose } = link(each);
          return (
            <MenuItem
              key={each}
              lang={each}
              href={href}
              isCurrent={each === current}
              aria-describedby={each === current ? id : undefined}
              onSelect={choose}
            >
              {languageName(each)}
            </MenuItem>
          );
        })}
      </div>
      {note}
    </>
  );
}

/** All other languages as links, which need no script. */
export function LanguageLinks() {
  const { t } = useTranslation();
  const link = useLanguageLink();
  const current = useLanguage();
  return (
    <nav aria-label={t('language')} className={css['links']}>
      {LANGUAGES.filter((each) => each !== current).map((each) => {
        const { href, choose } = link(each);
        return (
          <a key={each} href={href} hrefLang={each} lang={each} onClick={choose}>
            {languageName(each)}
          </a>
        );
      })}
    </nav>
  );
}

/** The other theme. */
export function ThemeButton({ className }: { className?: string | undefined }) {
  const { label, icon, choose } = useOtherTheme();
  return (
    <IconButton label={label} className={className} onClick={choose}>
      {icon}
    </IconButton>
  );
}

/** Both as items of a menu, where there is no room for buttons. */
export function PreferenceItems() {
  const { label, icon, choose } = useOtherTheme();
  return (
    <>
      <LanguageItems />
      <hr />
      <MenuItem icon={icon} onSelect={choose}>
        {label}
      </MenuItem>
    </>
  );
}
