import { loadState } from '@nafas/data-service/client';
import type { UserSettings } from '@nafas/data-service/settings';
import { settings } from '@nafas/data-service/settings/client';
import { Card, PageHead, Skeleton, VisuallyHidden } from '@nafas/design-system';
import { usePlatform } from '@nafas/platform/remote';
import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { AccountGroup } from '../account/AccountGroup.tsx';
import { AddressRow } from '../address/AddressRow.tsx';
import { ConsentRows } from '../consents/ConsentRows.tsx';
import { LoadFailure } from '../feedback/LoadFailure.tsx';
import { PasswordRow } from '../password/PasswordRow.tsx';
import { QuietHoursGroup } from '../reminders/QuietHoursGroup.tsx';
import { SlotFields } from '../reminders/SlotFields.tsx';
import { useSchedule, type ScheduleState } from '../reminders/use-schedule.ts';
import { WeeklyFields } from '../reminders/WeeklyFields.tsx';
import rows from '../rows/rows.module.css';
import { SettingsGroup } from '../rows/SettingsGroup.tsx';
import { SwitchRow } from '../rows/SwitchRow.tsx';
import { AppearanceGroup } from '../settings/AppearanceGroup.tsx';
import { AppGroup } from '../settings/AppGroup.tsx';
import { hasEffect, getSwitches } from '../settings/effects.ts';
import { SaveBar } from '../settings/SaveBar.tsx';
import css from '../settings/settings.module.css';
import { useChoice } from '../settings/use-choice.ts';
import { type SwitchesState, useSwitches } from '../settings/use-switches.ts';
import { TwoFactorRow } from '../two-factor/TwoFactorRow.tsx';
import page from '../page.module.css';

/** /dashboard/settings */
export function SettingsPage() {
  const { t } = useTranslation();
  const platform = usePlatform();
  const query = useQuery(settings(platform));
  const state = loadState(query, query.data);
  const isDemo = platform.scope.mode === 'demo';
  return (
    <div className={page['page']}>
      <PageHead
        title={t('settings.title')}
        lead={t(isDemo ? 'settings.leadDemo' : 'settings.lead')}
      />
      {state.status === 'failed' && !state.isRetrying ? (
        <LoadFailure title={t('settings.failed')} state={state} />
      ) : state.status === 'ready' ? (
        <SettingsForm stored={state.data} />
      ) : (
        <SettingsSkeleton />
      )}
    </div>
  );
}

/** The consents, by the group they are shown in. */
const ANALYSED = ['camera_analysis', 'voice_analysis', 'text_analysis', 'external_ai'] as const;
const KEPT = ['check_ins'] as const;

/** All settings. Switches act at once; theme, language, time zone and volume wait for Save Changes. */
function SettingsForm({ stored }: { stored: UserSettings | null }) {
  const { t } = useTranslation();
  const choice = useChoice(stored);
  const switches = useSwitches(stored);
  const schedule = useSchedule(stored);
  const analyses = switches.isOn('ai', 'emotionalAnalysis');
  return (
    <div className={css['form']}>
      <AppearanceGroup choice={choice} />
      <AppGroup choice={choice} />
      <SettingsGroup
        anchor="notification"
        title={t('settings.notification')}
        lead={t('settings.notificationLead')}
      >
        <SwitchRows group="notifications" switches={switches} schedule={schedule} />
      </SettingsGroup>
      <QuietHoursGroup schedule={schedule} />
      <SettingsGroup anchor="analysis" title={t('settings.ai')} lead={t('settings.aiLead')}>
        <SwitchRow
          anchor="emotionalAnalysis"
          title={t('settings.switches.emotionalAnalysis.title')}
          hint={t('settings.switches.emotionalAnalysis.hint')}
          on={analyses}
          onChange={(on) => switches.flip('ai', 'emotionalAnalysis', on)}
        />
        <ConsentRows purposes={ANALYSED} analyses={analyses} />
        <SwitchRows
          group="ai"
          switches={switches}
          schedule={schedule}
          without={['emotionalAnalysis']}
        />
      </SettingsGroup>
      <SettingsGroup
        anchor="privacy"
        title={t('settings.privacy')}
        lead={t('settings.privacyLead')}
      >
        <ConsentRows purposes={KEPT} analyses={analyses} />
        <SwitchRows group="privacy" switches={switches} />
      </SettingsGroup>
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

/** The switches of a group but those in `without`, each with what it does or why it does nothing. */
function SwitchRows(props: {
  group: 'notifications' | 'ai' | 'privacy';
  switches: SwitchesState;
  schedule?: ScheduleState;
  without?: readonly string[];
}) {
  const { group, switches, schedule, without = [] } = props;
  const { t } = useTranslation();
  return getSwitches(group)
    .filter((key) => !without.includes(key))
    .map((key) => (
      <Fragment key={key}>
        <SwitchRow
          anchor={key}
          title={t(`settings.switches.${key}.title`)}
          hint={t(`settings.switches.${key}.hint`)}
          on={switches.isOn(group, key)}
          disabled={!hasEffect(key)}
          onChange={(on) => switches.flip(group, key, on)}
        />
        {schedule && (
          <WhenFields name={key} schedule={schedule} disabled={!switches.isOn(group, key)} />
        )}
      </Fragment>
    ));
}

/** When that which a switch turns on comes, where the person chooses it. */
function WhenFields(props: { name: string; schedule: ScheduleState; disabled: boolean }) {
  const { name, schedule, disabled } = props;
  const { t } = useTranslation();
  const { shown, change } = schedule;
  switch (name) {
    case 'moodReminders':
      return (
        <SlotFields
          title={t('settings.switches.moodReminders.title')}
          slot={shown.checkIn}
          disabled={disabled}
          onChange={(checkIn) => change({ checkIn })}
        />
      );
    case 'exerciseReminders':
      return (
        <SlotFields
          title={t('settings.switches.exerciseReminders.title')}
          slot={shown.exercise}
          disabled={disabled}
          onChange={(exercise) => change({ exercise })}
        />
      );
    case 'weeklyReports':
      return (
        <WeeklyFields
          title={t('settings.switches.weeklyReports.title')}
          weekly={shown.weekly}
          disabled={disabled}
          onChange={(weekly) => change({ weekly })}
        />
      );
    default:
      return null;
  }
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
