import { Button } from '@nafas/design-system';
import { formatLocale } from '@nafas/platform';
import { usePlatform, useStore } from '@nafas/platform/remote';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { PushDevice } from './push-devices.ts';
import css from './push.module.css';

/** The devices that are pushed to, each with when it was last reached and a way to remove it; nothing without any. */
export function DeviceList(props: {
  devices: readonly PushDevice[];
  /** The id of this device. */
  here: string | undefined;
  isBusy: boolean;
  onRemove: (id: string) => void;
}) {
  const { devices, here, isBusy, onRemove } = props;
  const { t } = useTranslation();
  const locale = formatLocale(useStore(usePlatform().language));
  const id = useId();
  const when = new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    calendar: 'gregory',
  });
  if (devices.length === 0) return null;
  const getName = ({ browser, system }: PushDevice) =>
    [browser, system].filter(Boolean).join(', ') || t('devices.unknown');
  return (
    <div className={css['devices']}>
      <h3 id={id}>{t('push.devices')}</h3>
      <ul aria-labelledby={id}>
        {devices.map((device) => (
          <li key={device.id}>
            <div>
              <p className={css['name']}>
                <bdi>{getName(device)}</bdi>
                {device.id === here && <span className={css['this']}>{t('devices.this')}</span>}
              </p>
              <p className={css['when']}>
                {device.usedAt
                  ? t('push.reached', { when: when.format(device.usedAt) })
                  : t('push.notReached')}
              </p>
            </div>
            <Button
              size="sm"
              variant="quiet"
              disabled={isBusy}
              aria-label={t('push.removeOf', { name: getName(device) })}
              onClick={() => onRemove(device.id)}
            >
              {t('push.remove')}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
