import { useTranslation } from 'react-i18next';
import { SettingRow } from './SettingRow.tsx';

/** The time zone in which days begin: the stored one, else this device's. */
export function TimeZone({ stored }: { stored: string | null }) {
  const { t } = useTranslation();
  const zone = stored ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  const hint = t(stored === null ? 'settings.zoneOfDevice' : 'settings.zoneStored');
  return (
    <SettingRow title={t('settings.zone')} hint={hint}>
      <bdi>{zone.replaceAll('_', ' ')}</bdi>
    </SettingRow>
  );
}
