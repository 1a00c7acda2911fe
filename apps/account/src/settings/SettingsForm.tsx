import { Banner, Segmented, Select } from '@nafas/design-system';
import { CircleAlert } from '@nafas/design-system/icons';
import type { UserSettings } from '@nafas/data-service/settings';
import { LANGUAGES, THEMES } from '@nafas/platform';
import { useTranslation } from 'react-i18next';
import { SaveBar } from './SaveBar.tsx';
import css from './settings.module.css';
import { SettingRow } from './SettingRow.tsx';
import { SettingsGroup } from './SettingsGroup.tsx';
import { TimeZone } from './TimeZone.tsx';
import { TwoFactorRow } from './TwoFactorRow.tsx';
import { useChoice } from './use-choice.ts';

/** A language in itself: who looks for it reads it. */
const LANGUAGE_NAMES = { en: 'English', ar: 'العربية' } as const;

/** Theme and language, which wait for Save Changes, and the time zone. */
export function SettingsForm({ stored }: { stored: UserSettings | null }) {
  const { t } = useTranslation();
  const choice = useChoice(stored);
  return (
    <form
      className={css['form']}
      onSubmit={(event) => {
        event.preventDefault();
        void choice.save();
      }}
    >
      <SettingsGroup title={t('settings.appearance')} lead={t('settings.appearanceLead')}>
        <SettingRow
          title={t('settings.theme')}
          hint={t('settings.themeHint')}
          changedLabel={choice.changed.includes('theme') ? t('settings.notSaved') : undefined}
        >
          <Segmented
            label={t('settings.theme')}
            options={THEMES.map((value) => ({ value, label: t(`settings.themes.${value}`) }))}
            value={choice.shown.theme}
            onChange={(theme) => choice.choose({ theme })}
          />
        </SettingRow>
        <SettingRow
          title={t('settings.language')}
          hint={t('settings.languageHint')}
          changedLabel={choice.changed.includes('language') ? t('settings.notSaved') : undefined}
        >
          <Select
            label={t('settings.language')}
            labelHidden
            value={choice.shown.language}
            onChange={(event) => {
              const language = LANGUAGES.find((value) => value === event.currentTarget.value);
              if (language) choice.choose({ language });
            }}
          >
            {LANGUAGES.map((language) => (
              <option key={language} value={language} lang={language}>
                {LANGUAGE_NAMES[language]}
              </option>
            ))}
          </Select>
        </SettingRow>
      </SettingsGroup>
      <SettingsGroup title={t('settings.time')} lead={t('settings.timeLead')}>
        <TimeZone stored={stored?.timeZone ?? null} />
      </SettingsGroup>
      <SettingsGroup title={t('security.title')} lead={t('security.lead')}>
        <TwoFactorRow />
      </SettingsGroup>
      {choice.status === 'failed' && (
        <Banner tone="critical" icon={<CircleAlert />} title={t('settings.updateFailed')}>
          {t('nothingLost')}
        </Banner>
      )}
      <SaveBar
        changes={choice.changed.length}
        status={choice.status}
        isSaved={choice.isSaved}
        onDiscard={choice.discard}
      />
    </form>
  );
}
