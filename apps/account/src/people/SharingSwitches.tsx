import { moodLine } from '@nafas/data-service/trusted-people/client';
import { Card } from '@nafas/design-system';
import { usePlatform } from '@nafas/platform/remote';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { SettingSwitch } from '../settings/SettingSwitch.tsx';
import rows from '../rows/rows.module.css';
import { SwitchRow } from '../rows/SwitchRow.tsx';
import type { SwitchesState } from '../settings/use-switches.ts';
import { useTrust } from './use-trust.ts';

/** What is shared with trusted people: all of it off until it is turned on. */
export function SharingSwitches({ switches }: { switches: SwitchesState }) {
  const { t } = useTranslation('people');
  const { data: shown = false, isSuccess } = useQuery(moodLine(usePlatform()));
  const { isBusy, change } = useTrust();
  return (
    <Card as="div" className={rows['rows']}>
      <SettingSwitch of={{ group: 'privacy', key: 'shareProgress' }} switches={switches} />
      <SwitchRow
        title={t('moodLine.title')}
        hint={t('moodLine.hint')}
        on={shown}
        disabled={!isSuccess}
        busy={isBusy}
        onChange={(on) => void change({ do: 'mood-line', shown: on })}
      />
      <SettingSwitch of={{ group: 'privacy', key: 'readReceipts' }} switches={switches} />
      <SettingSwitch of={{ group: 'privacy', key: 'activityStatus' }} switches={switches} />
    </Card>
  );
}
