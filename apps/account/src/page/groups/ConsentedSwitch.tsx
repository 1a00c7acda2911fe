import { Button } from '@nafas/design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConsentDialog } from '../../consents/ConsentDialog.tsx';
import { type RequestablePurpose, useConsents } from '../../consents/use-consents.ts';
import { SettingRow } from '../../rows/SettingRow.tsx';
import { SwitchRow } from '../../rows/SwitchRow.tsx';
import type { ShownSwitch } from '../../settings/effects.ts';
import type { SwitchesState } from '../../settings/use-switches.ts';

/**
 * A switch that needs a consent in words of its own: on is read and agreed to first, off takes it back. It is on when both
 * are, as the server sees it.
 */
export function ConsentedSwitch(props: {
  of: ShownSwitch;
  purpose: RequestablePurpose;
  switches: SwitchesState;
}) {
  const { of, purpose, switches } = props;
  const { group, key } = of;
  const { t } = useTranslation();
  const consents = useConsents();
  const [isAsking, setIsAsking] = useState(false);
  const title = t(`settings.switches.${key}.title`);
  if (consents.hasFailed) {
    return (
      <SettingRow anchor={key} title={title} hint={t('consents.failed')}>
        <Button onClick={consents.retry}>{t('tryAgain', { ns: 'generic' })}</Button>
      </SettingRow>
    );
  }

  async function agree() {
    if (!(await consents.change(purpose, true))) return;
    setIsAsking(false);
    switches.flip(group, key, true, turnOff);
  }
  function turnOff() {
    // Whichever comes through, nothing more is taken: both are needed. Undoing asks anew.
    switches.flip(group, key, false, () => setIsAsking(true));
    void consents.change(purpose, false);
  }

  return (
    <>
      <SwitchRow
        anchor={key}
        title={title}
        hint={t(`settings.switches.${key}.hint`)}
        on={switches.isOn(group, key) && consents.inForce(purpose) !== undefined}
        // Not while they load: an address may lead here, and pressing early asks, which is harmless.
        busy={consents.busy === purpose}
        onChange={(on) => (on ? setIsAsking(true) : turnOff())}
      />
      {isAsking && (
        <ConsentDialog
          purpose={purpose}
          busy={consents.busy !== null}
          onClose={() => setIsAsking(false)}
          onAgree={() => void agree()}
        />
      )}
    </>
  );
}
