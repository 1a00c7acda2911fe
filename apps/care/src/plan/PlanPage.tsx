import {
  EMPTY_PLAN,
  isEmptyPlan,
  newestPlan,
  newPlan,
  planCodec,
  type PlanLines,
  type SafetyPlan,
} from '@nafas/data-service/safety-plan';
import { savePlan } from '@nafas/data-service/safety-plan/client';
import { Button, PageHead, State } from '@nafas/design-system';
import { PenLine, Printer } from '@nafas/design-system/icons';
import { useCause, usePlatform } from '@nafas/platform/remote';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAutosave } from '../device/autosave.ts';
import { DeviceChoice } from '../device/DeviceChoice.tsx';
import { SaveStatus } from '../device/SaveStatus.tsx';
import pageCss from '../styles/page.module.css';
import { DeletePlan } from './DeletePlan.tsx';
import { EmptyPlan } from './EmptyPlan.tsx';
import css from './plan.module.css';
import { PlanEdit, WriteAside } from './PlanEdit.tsx';
import { CallAside, PlanView } from './PlanView.tsx';
import { type UnsavedKind, useUnsaved } from '../device/unsaved.ts';
import { usePlan } from './use-plan.ts';

const UNSAVED: UnsavedKind<SafetyPlan> = {
  name: 'care.plan-unsaved.v1',
  parse: planCodec.parse,
  // There is one.
  thing: () => 'plan',
};

/** /dashboard/safety-plan: read, written, printed. */
export default function PlanPage() {
  const { t } = useTranslation();
  const platform = usePlatform();
  const describeCause = useCause();
  const plan = usePlan();
  /** The steps that were changed while it is being written; null while it is read. */
  const [draft, setDraft] = useState<Partial<PlanLines> | null>(null);
  const save = (written: SafetyPlan) => savePlan(platform, written);
  const { unsaved, isOpen } = useUnsaved(UNSAVED, save);
  const [saving, autosave] = useAutosave(save, unsaved);
  // What a reload interrupted is written on, unless something newer was saved elsewhere meanwhile.
  const [left, setLeft] = useState(() => unsaved.listOfTab()[0] ?? null);
  const [isResumed, setIsResumed] = useState(false);
  if (left !== null && isOpen && plan.status === 'ready') {
    setLeft(null);
    if (plan.data === null || left.savedAt >= plan.data.savedAt) {
      setDraft(left);
      setIsResumed(true);
    }
  }
  if (plan.status !== 'ready' || !isOpen) {
    // A second failure is shown here again.
    const retry = () => void plan.refresh().catch(() => undefined);
    return (
      <div className={pageCss['page']}>
        <PageHead title={t('plan.title')} lead={t('plan.lead')} />
        {plan.status !== 'failed' ? (
          <State kind="loading" title={t('loading')} />
        ) : (
          <State
            kind="error"
            level={2}
            title={t('plan.failed')}
            help={describeCause(plan.error)}
            action={<Button onClick={retry}>{t('tryAgain', { ns: 'generic' })}</Button>}
          />
        )}
      </div>
    );
  }
  // What a closed tab left is shown before it is saved, and where that fails.
  const stored = newestPlan([...(plan.data === null ? [] : [plan.data]), ...unsaved.list()]);
  if (draft !== null) {
    // Another device may have saved the steps that nobody touched here.
    const lines: PlanLines = { ...EMPTY_PLAN, ...stored, ...draft };
    const finish = () => {
      setIsResumed(false);
      void autosave.flush().then(() => setDraft(null));
    };
    return (
      <div className={pageCss['page']}>
        <PageHead
          title={t('plan.title')}
          lead={t('plan.editLead')}
          actions={
            <div className={pageCss['acts']}>
              <SaveStatus state={saving} />
              <Button variant="primary" onClick={finish}>
                {t('plan.done')}
              </Button>
            </div>
          }
        />
        <div className={css['layout']}>
          <PlanEdit
            lines={lines}
            isResumed={isResumed}
            onChange={(changed) => {
              setDraft({ ...draft, ...changed });
              autosave.change(newPlan({ ...lines, ...changed }, new Date()));
            }}
            onDone={finish}
          />
          <WriteAside>
            {stored === null || isEmptyPlan(stored) ? null : (
              <DeletePlan
                flush={() => autosave.flush()}
                onDeleted={() => {
                  autosave.drop();
                  setDraft(null);
                }}
              />
            )}
          </WriteAside>
        </div>
      </div>
    );
  }
  if (stored === null || isEmptyPlan(stored)) {
    return <EmptyPlan onBegin={() => setDraft({})} />;
  }
  return (
    <div className={pageCss['page']}>
      <PageHead
        title={t('plan.title')}
        lead={t('plan.lead')}
        actions={
          <div className={pageCss['acts']}>
            <Button icon={<Printer />} onClick={() => print()}>
              {t('print')}
            </Button>
            <Button icon={<PenLine />} onClick={() => setDraft({})}>
              {t('plan.edit')}
            </Button>
          </div>
        }
      />
      <div className={css['layout']}>
        <PlanView plan={stored} />
        <div className={css['side']}>
          <CallAside plan={stored} />
          <DeviceChoice plan={stored} />
        </div>
      </div>
    </div>
  );
}
