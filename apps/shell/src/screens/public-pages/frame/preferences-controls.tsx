import { Button, IconButton, MenuItem } from '@nafas/design-system';
import { Languages, Moon, Sun } from '@nafas/design-system/icons';
import { LANGUAGES, PATHS, textDirection } from '@nafas/platform';
import { useStore } from '@nafas/platform/use-store';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { languageName } from '../../../base/i18n/language-name.ts';
import { pathIn, plainPath, PUBLIC_PATHS } from '../../../base/paths.ts';
import { useLanguage, useRuntime } from '../../../runtime/runtime-context.ts';

/** The next language: chosen at once, and a link to the same page for who opens it elsewhere or runs no script. */
function useOtherLanguage() {
  const { language } = useRuntime().preferences;
  const current = useLanguage();
  const code = LANGUAGES[(LANGUAGES.indexOf(current) + 1) % LANGUAGES.length] ?? current;
  const page = plainPath(useLocation().pathname);
  const href = pathIn(code, PUBLIC_PATHS.includes(page) ? page : PATHS.landing);
  const choose = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    language.set(code);
  };
  return { code, name: languageName(code), dir: textDirection(code), href, choose };
}

function useOtherTheme() {
  const { t } = useTranslation();
  const { theme } = useRuntime().preferences;
  const dark = useStore(theme, 'light') === 'dark';
  return {
    label: dark ? t('public.toLight') : t('public.toDark'),
    icon: dark ? <Sun /> : <Moon />,
    choose: () => theme.set(dark ? 'light' : 'dark'),
  };
}

/** The other language, named in that language. */
export function LanguageButton({ className }: { className?: string | undefined }) {
  const { code, name, href, choose } = useOtherLanguage();
  return (
    <Button
      variant="quiet"
      icon={<Languages />}
      className={className}
      href={href}
      hrefLang={code}
      onClick={choose}
    >
      <span lang={code}>{name}</span>
    </Button>
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
  const other = useOtherLanguage();
  const { label, icon, choose } = useOtherTheme();
  return (
    <>
      <MenuItem
        icon={<Languages />}
        lang={other.code}
        dir={other.dir}
        href={other.href}
        onSelect={other.choose}
      >
        {other.name}
      </MenuItem>
      <MenuItem icon={icon} onSelect={choose}>
        {label}
      </MenuItem>
    </>
  );
}
