import { Button } from '@nafas/design-system';
import { lazyPage } from '@nafas/platform/remote';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SettingRow } from '../rows/SettingRow.tsx';

const dialog = lazyPage(() => import('./WeatherDialog.tsx'));

/** The way to the weather of everybody: loaded and asked for when somebody wants to see it. */
export function WeatherRow() {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <SettingRow anchor="weather" title={t('weather.title')} hint={t('weather.hint')}>
      <Button
        size="sm"
        onClick={() => setIsOpen(true)}
        onPointerEnter={dialog.prepare}
        onFocus={dialog.prepare}
      >
        {t('weather.look')}
      </Button>
      {isOpen && (
        <Suspense>
          <dialog.Page onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </SettingRow>
  );
}
