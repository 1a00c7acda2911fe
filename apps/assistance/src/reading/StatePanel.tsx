import { Card, Mark } from '@nafas/design-system';
import type { EmotionReading, EmotionSource } from '@nafas/emotion';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { KeepAnswer } from './keep-answer.ts';
import { Confidence } from './Confidence.tsx';
import { toMood } from './to-mood.ts';
import { Question } from './Question.tsx';
import css from './reading.module.css';
import { Values } from './Values.tsx';
import { Why } from './Why.tsx';

interface Props {
  readonly source: EmotionSource;
  /** Null before anything was read. */
  readonly reading: EmotionReading | null;
  readonly keep: KeepAnswer;
}

/** The current emotional state: what was read, how sure, from what, and the question whether it is right. */
export function StatePanel({ source, reading, keep }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const [held, setHeld] = useState<EmotionReading | null>(null);
  const shown = held ?? reading;
  const mood = shown && toMood(shown);
  return (
    <Card as="section" className={css['panel']} aria-labelledby={id} data-reading={source}>
      <div className={css['head']}>
        <div>
          <h2 id={id} className={css['kicker']}>
            {t(shown ? `state.now.${source}` : 'state.title')}
          </h2>
          <p className={css['mood']} data-empty={!mood || undefined} role="status">
            {mood ? t(`mood.${mood}`) : t('state.nothing')}
          </p>
        </div>
        <Mark size={64} />
      </div>
      {shown && mood ? (
        <>
          <div className={css['sure']}>
            <Confidence confidence={shown.confidence} />
            {shown.notes.includes('lexicon-only') ? (
              <p className={css['note']}>{t('why.note.lexicon-only')}</p>
            ) : null}
          </div>
          <Values reading={shown} />
          <Question
            // Another word is another question; the same one is asked once.
            key={mood}
            reading={shown}
            mood={mood}
            keep={keep}
            onHold={(isHeld) => setHeld(isHeld ? shown : null)}
          />
          <p className={css['note']}>
            {t(shown.notes.includes('simulated') ? 'why.note.simulated' : `state.note.${source}`)}
          </p>
          <Why reading={shown} />
        </>
      ) : (
        <p className={css['note']}>{t(`state.before.${source}`)}</p>
      )}
    </Card>
  );
}
