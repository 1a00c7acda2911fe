import { Button } from '@nafas/design-system';
import { UsersRound } from '@nafas/design-system/icons';
import { usePlatformLink } from '@nafas/platform/remote';
import { useTranslation } from 'react-i18next';
import { peoplePages } from '../later-pages.ts';
import { SettingRow } from '../rows/SettingRow.tsx';

/** The way to the page of trusted people, whose texts are not loaded here. */
export function PeopleRow() {
  const { t } = useTranslation();
  const link = usePlatformLink('/dashboard/settings/people');
  return (
    <SettingRow title={t('settings.peopleRow')} hint={t('settings.peopleRowHint')}>
      <Button
        icon={<UsersRound />}
        {...link}
        onPointerEnter={peoplePages.prepare}
        onFocus={peoplePages.prepare}
      >
        {t('settings.peopleOpen')}
      </Button>
    </SettingRow>
  );
}
