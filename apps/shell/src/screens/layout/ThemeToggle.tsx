import { IconButton, MenuItem } from '@nafas/design-system';
import { Moon, Sun } from '@nafas/design-system/icons';
import { useStore } from '@nafas/platform/use-store';
import { useTranslation } from 'react-i18next';
import { useRuntime } from '../../runtime/runtime-context.ts';

/** Switches between the light and the dark theme. */
export function ThemeToggle() {
  const { t } = useTranslation();
  const { theme } = useRuntime().preferences;
  const isDark = useStore(theme) === 'dark';
  return (
    <IconButton
      label={isDark ? t('theme.toLight') : t('theme.toDark')}
      onClick={() => theme.set(isDark ? 'light' : 'dark')}
    >
      {isDark ? <Sun /> : <Moon />}
    </IconButton>
  );
}

/** The same switch as an item of a menu, for narrow screens. */
export function ThemeItem() {
  const { t } = useTranslation();
  const { theme } = useRuntime().preferences;
  const isDark = useStore(theme) === 'dark';
  return (
    <MenuItem
      icon={isDark ? <Sun /> : <Moon />}
      onSelect={() => theme.set(isDark ? 'light' : 'dark')}
    >
      {isDark ? t('theme.toLight') : t('theme.toDark')}
    </MenuItem>
  );
}
