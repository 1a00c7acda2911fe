import { Button, Menu, MenuRadio } from '@nafas/design-system';
import { ChevronDown, Languages } from '@nafas/design-system/icons';
import { textDirection, LANGUAGES } from '@nafas/platform';
import { useTranslation } from 'react-i18next';
import { languageName } from '../../base/i18n/language-name.ts';
import { useLanguage, useRuntime } from '../../runtime/runtime-context.ts';

/** Chooses the interface language. */
export function LanguageMenu() {
  const { t } = useTranslation();
  const current = useLanguage();
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
          aria-label={t('languageIs', { name: languageName(current) })}
        >
          {languageName(current)}
        </Button>
      )}
    >
      <LanguageItems />
    </Menu>
  );
}

/** The languages as items of a menu, the chosen one checked. */
export function LanguageItems() {
  const { language } = useRuntime().preferences;
  const current = useLanguage();
  return LANGUAGES.map((each) => (
    <MenuRadio
      key={each}
      lang={each}
      dir={textDirection(each)}
      checked={each === current}
      onSelect={() => language.set(each)}
    >
      {languageName(each)}
    </MenuRadio>
  ));
}
