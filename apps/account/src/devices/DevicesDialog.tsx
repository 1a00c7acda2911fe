import { Banner, Button, Dialog } from '@nafas/design-system';
import { CircleAlert } from '@nafas/design-system/icons';
import { usePlatform, useStore } from '@nafas/platform/remote';
import { useTranslation } from 'react-i18next';
import { detectBrowser } from './detect-browser.ts';
import css from './devices.module.css';
import { type Device, useDevices } from './use-devices.ts';

/** Every place where the person is signed in; each but this one can be signed out by itself. */
export function DevicesDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const { devices, hasFailed, ending, end, load } = useDevices();
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('devices.listTitle')}
      lead={t('devices.listLead')}
      closeLabel={t('close')}
    >
      {hasFailed && (
        <Banner tone="critical" icon={<CircleAlert />} title={t('devices.failed')}>
          <Button onClick={load}>{t('tryAgain', { ns: 'generic' })}</Button>
        </Banner>
      )}
      {devices === undefined && !hasFailed && <p role="status">{t('loading')}</p>}
      <ul className={css['list']}>
        {devices?.map((device) => (
          <li key={device.id} className={css['device']}>
            <About device={device} />
            {!device.isThis && (
              <Button
                busy={ending === device.id}
                aria-label={t('devices.endOf', { name: getName(device, t('devices.unknown')) })}
                onClick={() => void end(device.id)}
              >
                {t('devices.go')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

const getName = ({ userAgent }: Device, unknown: string) => detectBrowser(userAgent) ?? unknown;

function About({ device }: { device: Device }) {
  const { t } = useTranslation();
  const locale = useStore(usePlatform().language);
  const when = new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    calendar: 'gregory',
  });
  return (
    <div>
      <p className={css['name']}>
        <bdi>{getName(device, t('devices.unknown'))}</bdi>
        {device.isThis && <span className={css['this']}>{t('devices.this')}</span>}
      </p>
      <p className={css['when']}>
        {t('devices.since', { when: when.format(device.startedAt) })}
        <br />
        {t('devices.used', { when: when.format(device.usedAt) })}
      </p>
    </div>
  );
}
