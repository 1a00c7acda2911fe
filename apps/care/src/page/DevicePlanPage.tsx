import { Button, State } from '@nafas/design-system';
import { LifeBuoy } from '@nafas/design-system/icons';
import { PATHS } from '@nafas/platform';
import { usePlatform, usePlatformLink, useStore } from '@nafas/platform/remote';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { CallAside, PlanView } from '../plan/PlanView.tsx';
import planCss from '../plan/plan.module.css';
import css from '../device/device.module.css';
import { readDevicePlan } from '../device/device-plan.ts';

/** /safety-plan: the plan that somebody lets open on this device, signed in or not, with or without a network. */
export default function DevicePlanPage() {
  const { t } = useTranslation();
  const help = usePlatformLink(PATHS.help);
  const own = usePlatformLink('/dashboard/safety-plan');
  const isSignedIn = useStore(usePlatform().session).status === 'signed-in';
  const { data } = useQuery({
    queryKey: ['device-plan'],
    queryFn: readDevicePlan,
    networkMode: 'always',
    staleTime: 0,
  });
  return (
    <main className={css['page']}>
      <header className={css['head']}>
        <div>
          <h1>{t('plan.title')}</h1>
          <p>{t(data === null ? 'device.none' : 'device.lead')}</p>
        </div>
        <Button {...help} icon={<LifeBuoy />}>
          {t('care.help')}
        </Button>
      </header>
      {data === undefined ? <State kind="loading" title={t('loading')} /> : null}
      {data === null ? (
        <div className="nf-cluster">
          <Button variant="primary" {...own}>
            {t(isSignedIn ? 'device.own' : 'device.signIn')}
          </Button>
        </div>
      ) : null}
      {data ? (
        <div className={planCss['layout']}>
          <PlanView plan={data.plan} />
          <div className={planCss['side']}>
            <CallAside plan={data.plan} />
          </div>
        </div>
      ) : null}
    </main>
  );
}
