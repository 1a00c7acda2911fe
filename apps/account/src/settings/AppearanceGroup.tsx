import { Segmented, Select } from '@nafas/design-system';
import { languageName, THEMES } from '@nafas/platform';
import { usePlatform } from '@nafas/platform/remote';
import { useTranslation } from 'react-i18next';
import { SettingRow } from '../rows/SettingRow.tsx';
import { SettingsGroup } from '../rows/SettingsGroup.tsx';
import type { ChoiceState } from './use-choice.ts';

/** Theme and language, which wait for Save Changes. */
export function AppearanceGroup({ choice }: { choice: ChoiceState }) {
  const { t } = useTranslation();
  const { languages } = usePlatform();
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
            const { value } = event.currentTarget;
            const language = languages.find((one) => one === value);
            if (language) choice.choose({ language });
          }}
        >
          {languages.map((tag) => (
            <option key={tag} value={tag} lang={tag}>
              {languageName(tag)}
            </option>
          ))}
        </Select>
      </SettingRow>
    </SettingsGroup>
  );
}
