import { Button } from '@nafas/design-system';
import { BASELINE_CLIPS, VOICE_FEATURES } from '@nafas/emotion/voice';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../use-format.ts';
import css from './voice.module.css';
import type { VoiceView } from './voice-view.ts';

interface Props {
  readonly view: VoiceView;
  /** Nothing is recorded or read now. */
  readonly isFree: boolean;
  readonly onRecord: () => void;
  readonly onForget: () => void;
}

/** Three short neutral clips, so that a voice is compared with its own usual. May be skipped. */
export function UsualVoice({ view, isFree, onRecord, onForget }: Props) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const [isSkipped, setSkipped] = useState(false);
  const { hasBaseline, clips } = view;
  if (hasBaseline === null || isSkipped) return null;
  const numbers = { clip: number(clips + 1), clips: number(BASELINE_CLIPS) };
  return (
    <section className={css['usual']} aria-labelledby="usual">
      <h2 id="usual">{t('voice.usual.title')}</h2>
      {hasBaseline ? (
        <>
          <p role="status">{t('voice.usual.known')}</p>
          <Button size="sm" variant="quiet" onClick={onForget} disabled={!isFree}>
            {t('voice.usual.forget')}
          </Button>
        </>
      ) : (
        <>
          <p>{t('voice.usual.what', { ...numbers, figures: number(VOICE_FEATURES.length) })}</p>
          <p className={css['sentence']}>{t('voice.usual.sentence')}</p>
          <div className={css['answers']}>
            <Button size="sm" onClick={onRecord} disabled={!isFree}>
              {t('voice.usual.record', numbers)}
            </Button>
            <Button size="sm" variant="quiet" onClick={() => setSkipped(true)}>
              {t('voice.usual.skip')}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}
