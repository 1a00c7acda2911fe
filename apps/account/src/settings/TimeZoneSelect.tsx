import { Select } from '@nafas/design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import css from './settings.module.css';
import { deviceZone, offsetZones, placeZones, zoneLabel } from './time-zones.ts';

/**
 * The time zone in which days begin: this device's, one by its place, or one by its hours from UTC. There are more than four
 * hundred, and a browser works out styles for each, shown or not: until somebody comes to the list it has the chosen one only.
 */
export function TimeZoneSelect(props: {
  value: string | null;
  onChange: (zone: string | null) => void;
}) {
  const { value, onChange } = props;
  const { t } = useTranslation();
  const [isWanted, setWanted] = useState(false);
  const want = () => setWanted(true);
  return (
    <Select
      label={t('settings.zone')}
      labelHidden
      className={css['zone']}
      value={value ?? ''}
      onChange={(event) => onChange(event.currentTarget.value || null)}
      onPointerEnter={want}
      onFocus={want}
    >
      <option value="">{t('settings.zoneOfDevice', { zone: zoneLabel(deviceZone()) })}</option>
      {isWanted ? <Zones chosen={value} /> : <Chosen zone={value} />}
    </Select>
  );
}

function Chosen({ zone }: { zone: string | null }) {
  if (zone === null) return null;
  const offset = offsetZones().find((each) => each.zone === zone);
  return <option value={zone}>{offset?.label ?? zoneLabel(zone)}</option>;
}

/** All that this browser knows, and the chosen one if it does not. */
function Zones({ chosen }: { chosen: string | null }) {
  const { t } = useTranslation();
  const [[offsets, places]] = useState(() => [offsetZones(), placeZones()] as const);
  const known = [...offsets, ...[...places.values()].flat()];
  const isOther = chosen !== null && !known.some(({ zone }) => zone === chosen);
  return (
    <>
      {isOther && <option value={chosen}>{zoneLabel(chosen)}</option>}
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
    </>
  );
}
