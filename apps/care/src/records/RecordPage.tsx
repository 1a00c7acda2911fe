import {
  FINISHED,
  isEmptyRecord,
  RECORD_STEPS,
  type RecordAnswers,
  createRemoval,
  createSaving,
  type ThoughtRecord,
} from '@nafas/data-service/thought-records';
import { saveThoughtRecord } from '@nafas/data-service/thought-records/client';
import { Button, ConfirmDialog, PageHead } from '@nafas/design-system';
import { ArrowLeft, Printer, Trash2 } from '@nafas/design-system/icons';
import { usePlatform } from '@nafas/platform/remote';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAutosave } from '../device/autosave.ts';
import { SaveStatus } from '../device/SaveStatus.tsx';
import type { Unsaved } from '../device/unsaved.ts';
import pageCss from '../styles/page.module.css';
import { recordAddress } from './address.ts';
import css from './records.module.css';
import { RecordPath } from './RecordPath.tsx';
import { RecordStepForm } from './RecordStepForm.tsx';
import { RecordSummary } from './RecordSummary.tsx';

export interface RecordPageProps {
  readonly first: ThoughtRecord;
  readonly unsaved: Unsaved<ThoughtRecord>;
  /** Told when something is in it. */
  readonly onBegun: () => void;
}

/** One record: its path, and the step that is open. What is written is kept after a moment. */
export function RecordPage({ first, unsaved, onBegun }: RecordPageProps) {
  const { t } = useTranslation();
  const platform = usePlatform();
  const [record, setRecord] = useState(first);
  const [open, setOpen] = useState(first.step);
  const [isAsking, setIsAsking] = useState(false);
  const [saving, autosave] = useAutosave(
    (saved: ThoughtRecord) => saveThoughtRecord(platform, saved),
    unsaved,
  );

  function change(answers: Partial<RecordAnswers>): void {
    const changed = createSaving(record, answers, new Date());
    setRecord(changed);
    if (isEmptyRecord(changed)) return;
    autosave.change(changed);
    onBegun();
  }
  function go(to: number): void {
    // Where it rests is the furthest it came.
    if (to > record.step) change({ step: to });
    setOpen(to);
    if (to === FINISHED) void autosave.flush();
  }
  async function remove(): Promise<void> {
    await autosave.flush();
    try {
      await saveThoughtRecord(platform, createRemoval(record, new Date()));
      autosave.drop();
      platform.navigate(recordAddress(null));
    } catch (error) {
      platform.report(error, { phase: 'run' });
      platform.notify({ kind: 'failed', message: t('notKept'), error });
    }
    setIsAsking(false);
  }

  const close = () => setIsAsking(false);
  return (
    <div className={pageCss['page']}>
      <PageHead
        title={t('record.title')}
        lead={t('record.lead')}
        actions={
          <div className={pageCss['acts']}>
            <SaveStatus state={saving} />
            {open === FINISHED ? (
              <Button icon={<Printer />} onClick={() => print()}>
                {t('print')}
              </Button>
            ) : null}
            {isEmptyRecord(record) ? null : (
              <Button variant="quiet" icon={<Trash2 />} onClick={() => setIsAsking(true)}>
                {t('record.remove')}
              </Button>
            )}
          </div>
        }
      />
      <div className={css['record']}>
        <RecordPath record={record} open={open} onOpen={setOpen} />
        {open === FINISHED ? (
          <RecordSummary record={record} />
        ) : (
          <RecordStepForm
            key={open}
            step={RECORD_STEPS[open - 1] ?? 'situation'}
            number={open}
            record={record}
            onChange={change}
            foot={
              <div className={css['foot']}>
                {open === 1 ? (
                  <span />
                ) : (
                  <Button
                    variant="quiet"
                    icon={<ArrowLeft flip />}
                    onClick={() => setOpen(open - 1)}
                  >
                    {t('record.back')}
                  </Button>
                )}
                <span className="nf-cluster">
                  <Button variant="quiet" onClick={() => go(open + 1)}>
                    {t('record.skip')}
                  </Button>
                  <Button variant="primary" onClick={() => go(open + 1)}>
                    {t(open + 1 === FINISHED ? 'record.finish' : 'record.next')}
                  </Button>
                </span>
              </div>
            }
          />
        )}
      </div>
      <ConfirmDialog
        open={isAsking}
        onClose={close}
        onConfirm={() => void remove()}
        title={t('record.askTitle')}
        lead={t('record.ask')}
        confirmLabel={t('record.remove')}
        cancelLabel={t('cancel')}
        closeLabel={t('close')}
      />
    </div>
  );
}
