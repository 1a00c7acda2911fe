import type { SafetyPlan } from '@nafas/data-service/safety-plan';
import { Switch } from '@nafas/design-system';
import { usePlatform } from '@nafas/platform/remote';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import css from './device.module.css';
import { forgetDevicePlan, keepDevicePlan, readDevicePlan } from './device-plan.ts';

/** Whether the plan opens on this device without signing in. Off unless chosen; what is chosen keeps up with the plan. */
export function DeviceChoice({ plan }: { plan: SafetyPlan }) {
  const { t } = useTranslation();
  const platform = usePlatform();
  const { mode, userId } = platform.scope;
  const [isOn, setIsOn] = useState(false);
  useEffect(() => {
    let isShown = true;
    void readDevicePlan().then((kept) => {
      if (!isShown || kept === null || kept.owner !== userId) return;
      setIsOn(true);
      if (kept.plan.id !== plan.id) void keepDevicePlan(kept.owner, plan).catch(() => undefined);
    });
    return () => {
      isShown = false;
    };
  }, [plan, userId]);
  if (mode === 'demo' || userId === null) return null;

  async function choose(wanted: boolean, owner: string): Promise<void> {
    setIsOn(wanted);
    try {
      if (wanted) await keepDevicePlan(owner, plan);
      else forgetDevicePlan();
    } catch (error) {
      setIsOn(false);
      platform.report(error, { phase: 'run' });
      platform.notify({ kind: 'failed', message: t('device.failed'), error });
    }
  }

  return (
    <section className={css['choice']} aria-labelledby="plan-device">
      <h2 id="plan-device">{t('device.title')}</h2>
      <Switch label={t('device.open')} checked={isOn} onChange={(on) => void choose(on, userId)} />
      <p>{t('device.text')}</p>
    </section>
  );
}
