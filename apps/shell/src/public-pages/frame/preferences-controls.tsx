import { Button, IconButton, MenuItem } from '@nafas/design-system';
import { Languages, Moon, Sun } from '@nafas/design-system/icons';
import { useStore } from '@nafas/platform/use-store';
import { useTranslation } from 'react-i18next';
import { language, theme } from '../../platform/preferences.ts';

const OTHER = {
  en: { code: 'ar', name: 'العربية', dir: 'rtl' },
  ar: { code: 'en', name: 'English', dir: 'ltr' },
} as const;

function useOtherLanguage() {
  const other = OTHER[useStore(language)];
  return { ...other, choose: () => language.set(other.code) };
}

function useOtherTheme() {
  const { t } = useTranslation();
  const dark = useStore(theme) === 'dark';
  return {
    label: dark ? t('public.toLight') : t('public.toDark'),
    icon: dark ? <Sun /> : <Moon />,
    choose: () => theme.set(dark ? 'light' : 'dark'),
  };
}

/** The other language, named in that language. */
export function LanguageButton({ className }: { className?: string | undefined }) {
  const { code, name, choose } = useOtherLanguage();
  return (
    <Button variant="quiet" icon={<Languages />} className={className} onClick={choose}>
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
      <MenuItem icon={<Languages />} lang={other.code} dir={other.dir} onSelect={other.choose}>
        {other.name}
      </MenuItem>
      <MenuItem icon={icon} onSelect={choose}>
        {label}
      </MenuItem>
    </>
  );
}
