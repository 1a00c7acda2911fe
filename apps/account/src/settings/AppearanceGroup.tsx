import { Segmented, Select } from '@nafas/design-system';
import { LANGUAGES, THEMES, type Language } from '@nafas/platform';
import { useTranslation } from 'react-i18next';
import { LANGUAGE_NAMES } from './languages.ts';
import { SettingRow } from './SettingRow.tsx';
import { SettingsGroup } from './SettingsGroup.tsx';
import type { ChoiceState } from './use-choice.ts';

const spoken = (tag: string): Language | undefined => LANGUAGES.find((one) => one === tag);

/** Theme and language, which wait for Save Changes. */
export function AppearanceGroup({ choice }: { choice: ChoiceState }) {
  const { t } = useTranslation();
  const labelOf = (key: 'theme' | 'language') =>
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
        changedLabel={labelOf('theme')}
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
        changedLabel={labelOf('language')}
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
