import { useTranslation } from 'react-i18next';
import { hasEffect, switchesOf } from './effects.ts';
import { SwitchRow } from './SwitchRow.tsx';
import type { SwitchesState } from './use-switches.ts';

/** The switches of a group but those in `without`, each with what it does or why it does nothing. */
export function SwitchRows(props: {
  group: 'notifications' | 'ai' | 'privacy';
  switches: SwitchesState;
  without?: readonly string[];
}) {
  const { group, switches, without = [] } = props;
  const { t } = useTranslation();
  return switchesOf(group)
    .filter((key) => !without.includes(key))
    .map((key) => (
      <SwitchRow
        key={key}
        title={t(`settings.switches.${key}.title`)}
        hint={t(`settings.switches.${key}.hint`)}
        on={switches.isOn(group, key)}
        disabled={!hasEffect(key)}
        onChange={(on) => switches.flip(group, key, on)}
      />
    ));
}
