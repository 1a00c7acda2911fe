import { HorizonArt, PageHead, type Daypart, Button } from '@nafas/design-system';
import { NavIcon } from '@nafas/design-system/icons';
import { capitalise, formatLocale, localize } from '@nafas/platform';
import type { ParsedRegistry } from '@nafas/platform/registry';
import { useStore } from '@nafas/platform/use-store';
import { useTranslation } from 'react-i18next';
import { ViewToCome } from '../../features/ViewToCome.tsx';
import { primaryActions } from '../../loader/registry-view.ts';
import {
  useLanguage,
  useRegistry,
  useRuntime,
  useScopePlatform,
} from '../../runtime/runtime-context.ts';
import { DashboardSlots } from './DashboardSlots.tsx';
import { RegistryUnavailable } from './RegistryUnavailable.tsx';

/** The part of the day by the clock of this device. */
export function daypartAt(hour: number): Daypart {
  if (hour < 5 || hour >= 22) return 'night';
  if (hour < 12) return 'morning';
  return hour < 17 ? 'day' : 'evening';
}

/** The dashboard: a greeting, the main action, and whatever the features contribute. */
export function DashboardPage() {
  const { t } = useTranslation();
  const registry = useRegistry();
  const platform = useScopePlatform();
  const current = useStore(useRuntime().session);
  const locale = useLanguage();
  const now = new Date();
  const daypart = daypartAt(now.getHours());
  const name = current.status === 'signed-in' ? current.user.name : t('demo.name');
  const date = new Intl.DateTimeFormat(formatLocale(locale), {
    calendar: 'gregory',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  });
  return (
    <>
      <PageHead
        title={t(`greeting.${daypart}`, { name })}
        lead={capitalise(locale, date.format(now))}
        art={<HorizonArt daypart={daypart} />}
        actions={registry.status === 'ready' && <PrimaryActions registry={registry.registry} />}
      />
      {registry.status === 'failed' && <RegistryUnavailable isBare={false} />}
      {registry.status === 'ready' && platform && (
        <DashboardSlots registry={registry.registry} platform={platform} />
      )}
      {(registry.status === 'loading' || (registry.status === 'ready' && !platform)) && (
        <ViewToCome />
      )}
    </>
  );
}

/** The buttons that features contribute to the dashboard; the first is the primary one. */
function PrimaryActions({ registry }: { registry: ParsedRegistry }) {
  const { actions } = useRuntime();
  const current = useLanguage();
  return primaryActions(registry).map(({ action, id }, index) => (
    <Button
      key={id}
      variant={index === 0 ? 'primary' : 'secondary'}
      icon={<NavIcon name={action.icon} />}
      onClick={() => actions.open(id)}
    >
      {localize(action.title, current)}
    </Button>
  ));
}
