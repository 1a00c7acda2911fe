import { Button, Menu, MenuRadio } from '@nafas/design-system';
import { ChevronDown, Languages } from '@nafas/design-system/icons';
import { directionOf, LANGUAGES } from '@nafas/platform';
import { useStore } from '@nafas/platform/use-store';
import { useTranslation } from 'react-i18next';
import { language } from '../platform/preferences.ts';

/** Languages by their own names, so that everybody finds his. */
const NAMES = { en: 'English', ar: 'العربية' } as const;

/** Chooses the interface language. */
export function LanguageMenu() {
  const { t } = useTranslation();
  const current = useStore(language);
  return (
    <Menu
      label={t('language')}
      align="end"
      trigger={(trigger) => (
        <Button
          {...trigger}
          variant="quiet"
          icon={<Languages />}
          iconEnd={<ChevronDown />}
          aria-label={t('languageIs', { name: NAMES[current] })}
        >
          {NAMES[current]}
        </Button>
      )}
    >
      <LanguageItems />
    </Menu>
  );
}

/** The languages as items of a menu, the chosen one checked. */
export function LanguageItems() {
  const current = useStore(language);
  return LANGUAGES.map((each) => (
    <MenuRadio
      key={each}
      lang={each}
      dir={directionOf(each)}
      checked={each === current}
      onSelect={() => language.set(each)}
    >
      {NAMES[each]}
    </MenuRadio>
  ));
}
