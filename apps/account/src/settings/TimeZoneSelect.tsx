import { Select } from '@nafas/design-system';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { deviceZone, offsetZones, placeZones, zoneLabel } from './time-zones.ts';

/** The time zone in which days begin: this device's, one by its place, or one by its hours from UTC. */
export function TimeZoneSelect(props: {
  value: string | null;
  onChange: (zone: string | null) => void;
}) {
  const { value, onChange } = props;
  const { t } = useTranslation();
  const [offsets, places] = useMemo(() => [offsetZones(), placeZones()] as const, []);
  const known = [...offsets, ...[...places.values()].flat()];
  const isOther = value !== null && !known.some(({ zone }) => zone === value);
  return (
    <Select
      label={t('settings.zone')}
      labelHidden
      value={value ?? ''}
      onChange={(event) => onChange(event.currentTarget.value || null)}
    >
      <option value="">{t('settings.zoneOfDevice', { zone: zoneLabel(deviceZone()) })}</option>
      {isOther && <option value={value}>{zoneLabel(value)}</option>}
      <optgroup label={t('settings.zoneOffsets')}>
        {offsets.map(({ zone, label }) => (
          <option key={zone} value={zone}>
            {label}
          </option>
        ))}
      </optgroup>
      {[...places].map(([region, zones]) => (
        // The names of the IANA are English in every language.
        <optgroup key={region} label={region} lang="en">
          {zones.map(({ zone, label }) => (
            <option key={zone} value={zone}>
              {label}
            </option>
          ))}
        </optgroup>
      ))}
    </Select>
  );
}
