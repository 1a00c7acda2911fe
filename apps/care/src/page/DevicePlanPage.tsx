import { Button, State } from '@nafas/design-system';
import { LifeBuoy } from '@nafas/design-system/icons';
import { PATHS } from '@nafas/platform';
import { usePlatform, usePlatformLink, useStore } from '@nafas/platform/remote';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CallAside, PlanView } from '../plan/PlanView.tsx';
import planCss from '../plan/plan.module.css';
import css from '../device/device.module.css';
import { readDevicePlan } from '../device/device-plan.ts';
import { RemoveCopy } from '../device/RemoveCopy.tsx';

const QUERY_KEY = ['device-plan'];

/** /safety-plan: the plan that somebody lets open on this device, signed in or not, with or without a network. */
export default function DevicePlanPage() {
  const { t } = useTranslation();
  const help = usePlatformLink(PATHS.help);
  const own = usePlatformLink('/dashboard/safety-plan');
  const isSignedIn = useStore(usePlatform().session).status === 'signed-in';
  const { data } = useQuery({
    queryKey: QUERY_KEY,
    queryFn: readDevicePlan,
    networkMode: 'always',
    staleTime: 0,
  });
  const client = useQueryClient();
  const title = useRef<HTMLHeadingElement>(null);
  const [isRemoved, setIsRemoved] = useState(false);
  // The button that was pressed goes with the plan.
  useEffect(() => {
    if (isRemoved) title.current?.focus();
  }, [isRemoved]);
  return (
    <main className={css['page']}>
      <header className={css['head']}>
        <div>
          <h1 ref={title} tabIndex={-1}>
            {t('plan.title')}
          </h1>
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
        <>
          <div className={planCss['layout']}>
            <PlanView plan={data.plan} />
            <div className={planCss['side']}>
              <CallAside plan={data.plan} />
            </div>
          </div>
          <RemoveCopy
            onRemoved={() => {
              client.setQueryData(QUERY_KEY, null);
              setIsRemoved(true);
            }}
          />
        </>
      ) : null}
    </main>
  );
}
