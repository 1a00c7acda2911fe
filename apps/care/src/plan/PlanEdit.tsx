import { PLAN_STEPS, type PlanLines, type PlanStep } from '@nafas/data-service/safety-plan';
import { Button, Card } from '@nafas/design-system';
import { LifeBuoy } from '@nafas/design-system/icons';
import { PATHS } from '@nafas/platform';
import { usePlatformLink } from '@nafas/platform/remote';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EditStep } from './EditStep.tsx';
import { Numeral } from './Numeral.tsx';
import css from './plan.module.css';

export interface PlanEditProps {
  readonly lines: PlanLines;
  /** A reload interrupted the writing: it goes on where words stand last, not at the next empty step. */
  readonly isResumed: boolean;
  readonly onChange: (changed: Partial<PlanLines>) => void;
  /** After the last step. */
  readonly onDone: () => void;
}

/** One step open, the others folded. */
export function PlanEdit({ lines, isResumed, onChange, onDone }: PlanEditProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState<PlanStep>(
    () =>
      (isResumed
        ? PLAN_STEPS.findLast((step) => lines[step].length > 0)
        : PLAN_STEPS.find((step) => lines[step].length === 0)) ?? 'warningSigns',
  );
  return (
    <ol className={css['plan']}>
      {PLAN_STEPS.map((step, index) => {
        const count = lines[step].filter((text) => text.trim() !== '').length;
        const next = PLAN_STEPS[index + 1];
        return step === open ? (
          <li key={step} className={css['open']}>
            <Numeral of={index + 1} look="now" />
            <hgroup>
              <h2>{t(`plan.step.${step}.title`)}</h2>
              <p>{t(`plan.step.${step}.ask`)}</p>
            </hgroup>
            <EditStep
              lines={lines[step]}
              onChange={(changed) => onChange({ [step]: changed })}
              next={next === undefined ? t('plan.done') : t(`plan.step.${next}.title`)}
              onNext={() => (next === undefined ? onDone() : setOpen(next))}
            />
          </li>
        ) : (
          <li key={step} className={css['closed']}>
            <Numeral of={index + 1} look={count === 0 ? 'dashed' : undefined} />
            <hgroup>
              <h2>{t(`plan.step.${step}.title`)}</h2>
              <p>{count === 0 ? t('plan.nothing') : t('plan.lines', { count })}</p>
            </hgroup>
            <Button
              variant="quiet"
              size="sm"
              aria-label={t(count === 0 ? 'plan.writeStep' : 'plan.changeStep', {
                step: t(`plan.step.${step}.title`),
              })}
              onClick={() => setOpen(step)}
            >
              {t(count === 0 ? 'plan.write' : 'plan.change')}
            </Button>
          </li>
        );
      })}
    </ol>
  );
}

/** Writing it with a person is easier. Below it stands what else can be done with the plan. */
export function WriteAside({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const help = usePlatformLink(PATHS.help);
  return (
    <aside className={css['side']} aria-labelledby="plan-hard">
      <Card className={css['call']}>
        <p id="plan-hard">{t('plan.hard')}</p>
        <Button block {...help} icon={<LifeBuoy />}>
          {t('care.help')}
        </Button>
      </Card>
      {children}
    </aside>
  );
}
