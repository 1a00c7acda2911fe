import { useTranslation } from 'react-i18next';
import { SwitchRow } from '../rows/SwitchRow.tsx';
import { hasEffect, type ShownSwitch } from './effects.ts';
import type { SwitchesState } from './use-switches.ts';

/** One switch of the settings row: what it does in a line, at once and with Undo. Its name is its anchor. */
export function SettingSwitch({ of, switches }: { of: ShownSwitch; switches: SwitchesState }) {
  const { t } = useTranslation();
  const { group, key } = of;
  return (
    <SwitchRow
      anchor={key}
      title={t(`settings.switches.${key}.title`)}
      hint={t(`settings.switches.${key}.hint`)}
      on={switches.isOn(group, key)}
      disabled={!hasEffect(key)}
      onChange={(on) => switches.flip(group, key, on)}
    />
  );
}
