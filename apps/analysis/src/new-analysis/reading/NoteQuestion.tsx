import { changedCheckIn, type CheckIn } from '@nafas/data-service/check-ins';
import { changeCheckIn } from '@nafas/data-service/check-ins/client';
import type { Saved } from '@nafas/data-service/client';
import { answeredReading, type ReadingReply } from '@nafas/data-service/readings';
import { saveReading } from '@nafas/data-service/readings/client';
import { Button, Card } from '@nafas/design-system';
import { ShieldCheck } from '@nafas/design-system/icons';
import type { EmotionReading } from '@nafas/emotion';
import { findQuadrant, type ReadPercents } from '@nafas/insights';
import { usePlatform } from '@nafas/platform/remote';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { WordsField } from '../WordsField.tsx';
import css from './reading.module.css';

type Step = 'ask' | 'words' | 'saving' | 'kept' | 'failed';

/** What the note seems to say, as a question that is kept, corrected by own words, or passed over. */
export function NoteQuestion(props: {
  checkIn: CheckIn;
  saved: Saved;
  reading: EmotionReading;
  strongest: keyof ReadPercents;
  onChanged: (checkIn: CheckIn) => void;
  onSkip: () => void;
}) {
  const { checkIn, saved, reading, strongest, onChanged, onSkip } = props;
  const { t } = useTranslation();
  const platform = usePlatform();
  const [step, setStep] = useState<Step>('ask');
  const [words, setWords] = useState(checkIn.words);
  const isBusy = step === 'saving';

  async function keep(reply: ReadingReply, own: CheckIn['words'] = checkIn.words) {
    setStep('saving');
    try {
      if (own.join() !== checkIn.words.join()) {
        // What was sent has the next version by now; on top of what waits the same one counts.
        const stored = checkIn.editedAt !== null && saved === 'sent' ? 1 : 0;
        const known = { ...checkIn, version: checkIn.version + stored };
        const changed = changedCheckIn(known, { words: own });
        await changeCheckIn(platform, changed);
        onChanged(changed);
      }
      const at = { now: new Date(), timeZone: checkIn.timeZone, checkInId: checkIn.id };
      await saveReading(platform, answeredReading(reading, reply, at));
      setStep('kept');
    } catch (error) {
      platform.report(error, { phase: 'run' });
      setStep('failed');
    }
  }
  if (step === 'kept') {
    return (
      <Card as="section" className={css['question']}>
        <p role="status">{t('note.kept')}</p>
      </Card>
    );
  }
  if (step === 'words') {
    return (
      <Card as="section" className={css['question']} aria-label={t('note.better')}>
        <p>{t('note.better')}</p>
        <WordsField
          words={words}
          first={findQuadrant(checkIn.mood, checkIn.energy)}
          onChange={setWords}
          disabled={false}
        />
        <Answers aside={t('note.replace')}>
          <Button
            size="sm"
            disabled={words.length === 0}
            onClick={() => void keep({ kind: 'rejected' }, words)}
          >
            {t('note.keep')}
          </Button>
          <Button size="sm" variant="quiet" onClick={() => void keep({ kind: 'rejected' })}>
            {t('note.none')}
          </Button>
        </Answers>
      </Card>
    );
  }
  return (
    <Card as="section" className={css['question']} aria-labelledby="note-question">
      <p>{t('note.title')}</p>
      <h3 id="note-question">{t(`note.asked.${strongest}`)}</h3>
      {reading.notes.includes('lexicon-only') && <p>{t('note.lexiconOnly')}</p>}
      {step === 'failed' && <p role="alert">{t('note.failed')}</p>}
      <Answers aside={t('note.onDevice')}>
        <Button size="sm" busy={isBusy} onClick={() => void keep({ kind: 'accepted' })}>
          {t('note.yes')}
        </Button>
        <Button size="sm" disabled={isBusy} onClick={() => setStep('words')}>
          {t('note.notQuite')}
        </Button>
        <Button size="sm" variant="quiet" disabled={isBusy} onClick={onSkip}>
          {t('note.skip')}
        </Button>
      </Answers>
    </Card>
  );
}

function Answers({ aside, children }: { aside: string; children: ReactNode }) {
  return (
    <div className={css['answers']}>
      <div className="nf-cluster">{children}</div>
      <small>
        <ShieldCheck size="sm" />
        {aside}
      </small>
    </div>
  );
}
