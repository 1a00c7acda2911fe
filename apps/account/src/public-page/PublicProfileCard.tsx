import { ownHandle } from '@nafas/data-service/public-profile/client';
import { Badge, Button, Card } from '@nafas/design-system';
import { Eye } from '@nafas/design-system/icons';
import { usePlatform, usePlatformLink } from '@nafas/platform/remote';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { SettingSwitch } from '../settings/SettingSwitch.tsx';
import rows from '../rows/rows.module.css';
import type { SwitchesState } from '../settings/use-switches.ts';
import { HandleForm } from './HandleForm.tsx';
import css from './public-page.module.css';

/** The switch of the public profile, its address, and what it looks like. */
export function PublicProfileCard({ switches }: { switches: SwitchesState }) {
  const { t } = useTranslation('people');
  const platform = usePlatform();
  const { data: handle, isSuccess } = useQuery(ownHandle(platform));
  const preview = usePlatformLink('/dashboard/settings/people/page');
  const isOn = switches.isOn('privacy', 'publicProfile') && handle !== null;
  const address = handle
    ? new URL(platform.createHref(`/p/${handle}`), window.location.href).href
    : null;
  return (
    <Card as="div" className={rows['rows']}>
      <SettingSwitch of={{ group: 'privacy', key: 'publicProfile' }} switches={switches} />
      {isSuccess && (
        <div className={css['handle']}>
          <HandleForm key={handle} stored={handle} />
          <p className={css['address']}>
            {address === null ? t('public.noHandle') : <bdi dir="ltr">{address}</bdi>}
          </p>
          {platform.scope.mode === 'demo' && address !== null && <p>{t('public.demo')}</p>}
          <div className={css['buttons']}>
            <Badge tone={isOn ? 'positive' : 'outlined'}>
              {t(isOn ? 'public.isOn' : 'public.isOff')}
            </Badge>
            <Button variant="quiet" icon={<Eye />} {...preview}>
              {t('public.preview')}
            </Button>
          </div>
        </div>
      )}
    </Card>
  );
}
