import { Button, IconButton, MenuItem } from '@nafas/design-system';
import { Languages, Moon, Sun } from '@nafas/design-system/icons';
import { PATHS } from '@nafas/platform';
import { useStore } from '@nafas/platform/use-store';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { language, theme } from '../../platform/preferences.ts';
import { pathIn, plainPath, PUBLIC_PATHS } from '../../routing/public-path.ts';

const OTHER = {
  en: { code: 'ar', name: 'العربية', dir: 'rtl' },
  ar: { code: 'en', name: 'English', dir: 'ltr' },
} as const;

/** The other language: chosen at once, and a link to the same page for who opens it elsewhere or runs no script. */
function useOtherLanguage() {
  const other = OTHER[useStore(language)];
  const page = plainPath(useLocation().pathname);
  const href = pathIn(other.code, PUBLIC_PATHS.includes(page) ? page : PATHS.landing);
  const choose = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    language.set(other.code);
  };
  return { ...other, href, choose };
}

function useOtherTheme() {
  const { t } = useTranslation();
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
