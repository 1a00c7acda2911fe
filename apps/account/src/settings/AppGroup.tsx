import { notifyFailed } from '@nafas/data-service/client';
import { MAX_VOLUME } from '@nafas/data-service/settings';
import { Button, SliderRow } from '@nafas/design-system';
import { formatLocale } from '@nafas/platform';
import { usePlatform, useStore } from '@nafas/platform/remote';
import { playTone } from '@nafas/platform/sound';
import { useTranslation } from 'react-i18next';
import css from './settings.module.css';
import { SettingRow } from '../rows/SettingRow.tsx';
import { SettingsGroup } from '../rows/SettingsGroup.tsx';
import { TimeZoneSelect } from './TimeZoneSelect.tsx';
import type { ChoiceState } from './use-choice.ts';

/** Time zone and volume, which wait for Save Changes. */
export function AppGroup({ choice }: { choice: ChoiceState }) {
  const { t } = useTranslation();
  const number = new Intl.NumberFormat(formatLocale(useStore(usePlatform().language)));
  const { changed, shown, choose } = choice;
  return (
    <SettingsGroup anchor="app" title={t('settings.app')} lead={t('settings.appLead')}>
      <SettingRow
        title={t('settings.zone')}
        hint={t('settings.zoneHint')}
        changedLabel={changed.includes('timeZone') ? t('settings.notSaved') : undefined}
      >
        <TimeZoneSelect value={shown.timeZone} onChange={(timeZone) => choose({ timeZone })} />
      </SettingRow>
      <SettingRow
        title={t('settings.sound')}
        hint={t('settings.volumeHint')}
        changedLabel={changed.includes('volume') ? t('settings.notSaved') : undefined}
      >
        <SliderRow
          className={css['volume']}
          label={t('settings.volume')}
          min={0}
          max={MAX_VOLUME}
          value={shown.volume}
          valueText={number.format(shown.volume)}
          onChange={(volume) => choose({ volume })}
        />
        <TryTone volume={shown.volume} />
      </SettingRow>
    </SettingsGroup>
  );
}

/** Sounds the tone as loud as the slider stands, saved or not. */
function TryTone({ volume }: { volume: number }) {
  const { t } = useTranslation();
  const platform = usePlatform();
  async function sound() {
    try {
      const hasSounded = await playTone(volume);
      if (!hasSounded) platform.notify({ kind: 'failed', message: t('settings.noSound') });
    } catch (error) {
      notifyFailed(platform, error, { message: t('settings.noSound') });
    }
  }
  return (
    <Button size="sm" disabled={volume === 0} onClick={() => void sound()}>
      {t('settings.trySound')}
    </Button>
  );
}
