import { Button } from '@nafas/design-system';
import { ArrowRight } from '@nafas/design-system/icons';
import { SAFETY_PLAN, type Session } from '@nafas/platform';
import { useStore } from '@nafas/platform/use-store';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useRuntime } from '../../../runtime/runtime-context.ts';
import { useRouterLink } from '../../links.tsx';
import css from './help-page.module.css';

/** Who is signed in is not known when the page is made. */
const UNKNOWN: Session = { status: 'loading' };

const isKeptHere = () => localStorage.getItem(SAFETY_PLAN.deviceKey) !== null;
const noChange = () => () => undefined;

/** The way to the person's own safety plan: in their account, or the copy that they let open on this device. */
export function PlanLink() {
  const { t } = useTranslation('help');
  const { session, demo } = useRuntime();
  const isIn = useStore(session, UNKNOWN).status === 'signed-in';
  const isDemo = useStore(demo.isOn, false);
  const isKept = useSyncExternalStore(noChange, isKeptHere, () => false);
  const link = useRouterLink(isIn || isDemo ? SAFETY_PLAN.path : SAFETY_PLAN.devicePath);
  if (!isIn && !isDemo && !isKept) return null;
  return (
    <section className={css['directory']} aria-labelledby="help-plan">
      <div>
        <h2 id="help-plan">{t('planTitle')}</h2>
        <p className={css['muted']}>{t('plan')}</p>
      </div>
      <Button {...link} iconEnd={<ArrowRight flip />}>
        {t('planLink')}
      </Button>
    </section>
  );
}
