import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SwitchRow } from '../rows/SwitchRow.tsx';
import { DeviceList } from './DeviceList.tsx';
import { isReason, PushReason } from './PushReason.tsx';
import { PushQuestion } from './PushQuestion.tsx';
import { usePush } from './use-push.ts';

/**
 * Pushes as a switch of this device, and the devices that are on. Turning it on shows first what a locked screen will
 * show; the browser is asked only then. What stands in the way is said with a way on. `wanted` is what was pressed before
 * this was there, or null.
 */
export default function PushDevices({ wanted }: { wanted: boolean | null }) {
  const { t } = useTranslation();
  const push = usePush();
  const [key, setKey] = useState<string | null>(null);
  const [isTried, setTried] = useState(false);
  const { status } = push;
  const reason = isReason(status) && (isTried || status === 'denied') ? status : null;

  async function turn(on: boolean): Promise<void> {
    if (!on) return push.turnOff();
    setTried(true);
    const now = await push.lookAgain();
    if (now.status !== 'off' || now.key === null) return;
    if (Notification.permission === 'granted') await push.turnOn(now.key);
    else setKey(now.key);
  }

  const press = useRef(turn);
  useEffect(() => {
    if (wanted !== null) void press.current(wanted);
  }, [wanted]);

  return (
    <>
      <SwitchRow
        anchor="push"
        title={t('settings.switches.push.title')}
        hint={t('settings.switches.push.hint')}
        on={status === 'on'}
        onChange={(on) => void turn(on)}
      />
      {reason && <PushReason reason={reason} onRetry={() => void push.lookAgain()} />}
      {key !== null && status === 'off' && (
        <PushQuestion
          isBusy={push.isBusy}
          onGo={() => void push.turnOn(key).then(() => setKey(null))}
          onClose={() => setKey(null)}
        />
      )}
      <DeviceList
        devices={push.devices}
        here={push.here}
        isBusy={push.isBusy}
        onRemove={(id) => void push.remove(id)}
      />
    </>
  );
}
