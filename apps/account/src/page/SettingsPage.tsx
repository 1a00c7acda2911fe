import { loadState } from '@nafas/data-service/client';
import type { UserSettings } from '@nafas/data-service/settings';
import { settings } from '@nafas/data-service/settings/client';
import { Card, InTurns, PageHead, Skeleton, VisuallyHidden } from '@nafas/design-system';
import { usePlatform } from '@nafas/platform/remote';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { AccountGroup } from '../account/AccountGroup.tsx';
import { AddressRow } from '../address/AddressRow.tsx';
import { LoadFailure } from '../feedback/LoadFailure.tsx';
import { PasswordRow } from '../password/PasswordRow.tsx';
import { QuietHoursGroup } from '../reminders/QuietHoursGroup.tsx';
import { useSchedule } from '../reminders/use-schedule.ts';
import rows from '../rows/rows.module.css';
import { SettingsGroup } from '../rows/SettingsGroup.tsx';
import { AppearanceGroup } from '../settings/AppearanceGroup.tsx';
import { AppGroup } from '../settings/AppGroup.tsx';
import { SaveBar } from '../settings/SaveBar.tsx';
import css from '../settings/settings.module.css';
import { useChoice } from '../settings/use-choice.ts';
import { useSwitches } from '../settings/use-switches.ts';
import { TwoFactorRow } from '../two-factor/TwoFactorRow.tsx';
import page from '../page.module.css';
import { AnalysisGroup } from './groups/AnalysisGroup.tsx';
import { ChannelsGroup } from './groups/ChannelsGroup.tsx';
import { NotificationGroup } from './groups/NotificationGroup.tsx';
import { PeopleGroup } from './groups/PeopleGroup.tsx';
import { PrivacyGroup } from './groups/PrivacyGroup.tsx';
import { RemindersGroup } from './groups/RemindersGroup.tsx';

/** /dashboard/settings */
export function SettingsPage() {
  const { t } = useTranslation();
  const platform = usePlatform();
  const query = useQuery(settings(platform));
  const state = loadState(query, query.data);
  // An answer draws at once what waits for it. A form this long is drawn in slices afterwards, so that a press needn't wait.
  const isShown = useDeferredValue(state.status === 'ready');
  const isDemo = platform.scope.mode === 'demo';
  return (
    <div className={page['page']}>
      <InTurns>
        <PageHead
          title={t('settings.title')}
          lead={t(isDemo ? 'settings.leadDemo' : 'settings.lead')}
        />
        {state.status === 'failed' && !state.isRetrying ? (
          <LoadFailure title={t('settings.failed')} state={state} />
        ) : state.status === 'ready' && isShown ? (
          <SettingsForm stored={state.data} />
        ) : (
          <SettingsSkeleton />
        )}
      </InTurns>
    </div>
  );
}

/**
 * All settings. Switches, times and days act at once; theme, language, time zone and volume wait for Save Changes
 * (docs/settings.md).
 */
function SettingsForm({ stored }: { stored: UserSettings | null }) {
  const { t } = useTranslation();
  const choice = useChoice(stored);
  const switches = useSwitches(stored);
  const schedule = useSchedule(stored);
  return (
    <div className={css['form']}>
      <AppearanceGroup choice={choice} />
      <AppGroup choice={choice} />
      <RemindersGroup switches={switches} schedule={schedule} />
      <QuietHoursGroup schedule={schedule} />
      <ChannelsGroup switches={switches} />
      <NotificationGroup switches={switches} schedule={schedule} />
      <AnalysisGroup switches={switches} />
      <PeopleGroup switches={switches} />
      <PrivacyGroup switches={switches} />
      <SettingsGroup
        anchor="security"
        title={t('settings.security')}
        lead={t('settings.securityLead')}
      >
        <AddressRow />
        <PasswordRow />
        <TwoFactorRow />
      </SettingsGroup>
      <AccountGroup />
      <SaveBar
        changes={choice.changed.length}
        status={choice.status}
        error={choice.error}
        isSaved={choice.isSaved}
        onDiscard={choice.discard}
        onSave={() => void choice.save()}
      />
    </div>
  );
}

/** Settings on their way, at their final size. */
function SettingsSkeleton() {
  const { t } = useTranslation();
  return (
    <div className={css['form']} aria-busy="true">
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      {[150, 75].map((height) => (
        <div key={height} className={rows['group']}>
          <Skeleton inlineSize="50%" blockSize={28} />
          <Card as="div">
            <Skeleton blockSize={height} />
          </Card>
        </div>
      ))}
    </div>
  );
}
