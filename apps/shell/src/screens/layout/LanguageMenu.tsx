import { Button, Menu, MenuRadio } from '@nafas/design-system';
import { ChevronDown, Languages } from '@nafas/design-system/icons';
import { languageName, LANGUAGES } from '@nafas/platform';
import { useTranslation } from 'react-i18next';
import { useLanguage, useRuntime } from '../../runtime/runtime-context.ts';
import css from '../languages.module.css';
import { useReviewNote } from '../ReviewNote.tsx';

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
  const { t } = useTranslation();
  const { language } = useRuntime().preferences;
  const current = useLanguage();
  const { id, note } = useReviewNote();
  return (
    <>
      <div role="group" aria-label={t('language')} className={css['columns']}>
        {LANGUAGES.map((each) => (
          <MenuRadio
            key={each}
            lang={each}
            checked={each === current}
            aria-describedby={each === current ? id : undefined}
            onSelect={() => language.set(each)}
          >
            {languageName(each)}
          </MenuRadio>
        ))}
      </div>
      {note}
    </>
  );
}
