import { PLAN_STEPS } from '@nafas/data-service/safety-plan';
import { Banner, Button, PageHead } from '@nafas/design-system';
import { LifeBuoy, ShieldCheck } from '@nafas/design-system/icons';
import { PATHS } from '@nafas/platform';
import { usePlatformLink } from '@nafas/platform/remote';
import { useTranslation } from 'react-i18next';
import pageCss from '../styles/page.module.css';
import css from './plan.module.css';
import { Numeral } from './Numeral.tsx';

/** Before the first line: what it is, and its six questions. */
export function EmptyPlan({ onBegin }: { onBegin: () => void }) {
  const { t } = useTranslation();
  const help = usePlatformLink(PATHS.help);
  return (
    <div className={pageCss['page']}>
      <PageHead title={t('plan.title')} lead={t('plan.emptyLead')} />
      <section className={css['first']} aria-labelledby="plan-first">
        <Horizon />
        <div>
          <h2 id="plan-first">{t('plan.emptyTitle')}</h2>
          <p>{t('plan.emptyText')}</p>
          <Button variant="primary" size="lg" onClick={onBegin}>
            {t('plan.begin')}
          </Button>
          <p className={css['private']}>
            <ShieldCheck size="sm" /> {t('plan.private')}
          </p>
        </div>
      </section>
      <ol className={css['six']}>
        {PLAN_STEPS.map((step, index) => (
          <li key={step}>
            <Numeral of={index + 1} look="dashed" />
            <div>
              <h3>{t(`plan.step.${step}.title`)}</h3>
              <p>{t(`plan.step.${step}.lead`)}</p>
            </div>
          </li>
        ))}
      </ol>
      <Banner
        tone="accent"
        icon={<LifeBuoy />}
        action={
          <Button size="sm" {...help}>
            {t('care.help')}
          </Button>
        }
      >
        {t('plan.tonight')}
      </Banner>
    </div>
  );
}

const RADII = [62, 84, 106, 128, 150, 172];

function Horizon() {
  return (
    <svg viewBox="0 0 360 200" aria-hidden="true">
      <g fill="none" stroke="var(--nf-line-strong)" strokeDasharray="2 6" strokeLinecap="round">
        {RADII.map((radius, index) => (
          <path
            key={radius}
            d={`M${180 - radius} 178A${radius} ${radius} 0 0 1 ${180 + radius} 178`}
            opacity={1 - index * 0.13}
          />
        ))}
      </g>
      <path d="M0 178H360" stroke="var(--nf-line)" />
      <path
        d="M142 138A38 38 0 1 0 218 138"
        fill="none"
        stroke="var(--nf-ink)"
        strokeWidth="6"
        strokeLinecap="round"
      />
      <circle cx="180" cy="140" r="8" fill="var(--nf-dawn-deep)" />
    </svg>
  );
}
