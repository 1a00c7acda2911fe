import { Segmented, Select } from '@nafas/design-system';
import { LANGUAGES, THEMES, type Language } from '@nafas/platform';
import { useTranslation } from 'react-i18next';
import { SettingRow } from '../rows/SettingRow.tsx';
import { SettingsGroup } from '../rows/SettingsGroup.tsx';
import type { ChoiceState } from './use-choice.ts';

/**
 * The languages of ACCOUNT-069 to -079, each in itself: who looks for one reads it. Those that the platform does not speak
 * yet are shown and can't be chosen.
 */
const LANGUAGE_NAMES = {
  en: 'English',
  ar: 'العربية',
  es: 'Español',
  fr: 'Français',
  de: 'Deutsch',
  it: 'Italiano',
  pt: 'Português',
  ru: 'Русский',
  zh: '中文',
  ja: '日本語',
  ko: '한국어',
} as const;

const spoken = (tag: string): Language | undefined => LANGUAGES.find((one) => one === tag);

/** Theme and language, which wait for Save Changes. */
export function AppearanceGroup({ choice }: { choice: ChoiceState }) {
  const { t } = useTranslation();
  const getLabel = (key: 'theme' | 'language') =>
    choice.changed.includes(key) ? t('settings.notSaved') : undefined;
  return (
    <SettingsGroup
      anchor="appearance"
      title={t('settings.appearance')}
      lead={t('settings.appearanceLead')}
    >
      <SettingRow
        isGroup
        title={t('settings.theme')}
        hint={t('settings.themeHint')}
        changedLabel={getLabel('theme')}
      >
        <Segmented
          label={t('settings.theme')}
          options={THEMES.map((value) => ({ value, label: t(`settings.themes.${value}`) }))}
          value={choice.shown.theme}
          onChange={(theme) => choice.choose({ theme })}
        />
      </SettingRow>
      <SettingRow
        isGroup
        title={t('settings.language')}
        hint={t('settings.languageHint')}
        changedLabel={getLabel('language')}
      >
        <Select
          label={t('settings.language')}
          labelHidden
          value={choice.shown.language}
          onChange={(event) => {
            const language = spoken(event.currentTarget.value);
            if (language) choice.choose({ language });
          }}
        >
          {Object.entries(LANGUAGE_NAMES).map(([tag, name]) => (
            <option key={tag} value={tag} lang={tag} disabled={!spoken(tag)}>
              {spoken(tag) ? name : t('settings.languageLater', { name })}
            </option>
          ))}
        </Select>
      </SettingRow>
    </SettingsGroup>
  );
}
