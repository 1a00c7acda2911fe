import { Badge, Button, Card, Meter, Banner } from '@nafas/design-system';
import { Mic, ShieldCheck, Square, CircleAlert } from '@nafas/design-system/icons';
import { findEngineFile } from '@nafas/emotion/engine-file';
import { usePlatform, useStore } from '@nafas/platform/remote';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { makeVoiceEngine } from '../engines/voice-engine.ts';
import { Source } from '../source/Source.tsx';
import { useFormat } from '../use-format.ts';
import { useLevels } from './use-levels.ts';
import { UsualVoice } from './UsualVoice.tsx';
import { VoiceSession } from './voice-session.ts';
import type { VoiceView } from './voice-view.ts';
import { Wave } from './Wave.tsx';
import css from './voice.module.css';

const PERCENT = 100;

/** Tab Voice: level and state of a recording, its controls, and the usual voice it may be compared with. */
export default function VoiceTab() {
  const { t } = useTranslation();
  const { clock, percent } = useFormat();
  const { session, view } = useVoice();
  const { bars, seconds } = useLevels(view.level);
  const { status, reading } = view;
  const isRecording = status === 'recording';
  const isBusy = status === 'starting' || status === 'stopped' || status === 'analyzing';
  const loud = (bars.at(-1) ?? 0) * PERCENT;
  return (
    <Source source="voice" reading={reading}>
      <Card as="section" className={css['voice']} aria-label={t('tab.voice')} data-voice={status}>
        <div className={css['top']}>
          <Badge role="status" className={css['state']}>
            <span className={css['light']} data-on={isRecording || undefined} aria-hidden="true" />
            {t(`voice.status.${status}`)}
          </Badge>
          {isRecording ? <span className={css['clock']}>{clock(seconds)}</span> : null}
          <span className={css['kept']}>
            <ShieldCheck size="sm" />
            {t('voice.kept')}
          </span>
        </div>
        <Wave bars={bars} />
        {isRecording ? (
          <Meter
            label={t('voice.level')}
            value={loud}
            valueText={percent(Math.round(loud))}
            tone="var(--nf-dawn-deep)"
          />
        ) : (
          <p className={css['hint']}>{t('voice.hint')}</p>
        )}
        <VoiceMessages view={view} />
        <div className={css['controls']}>
          {isRecording ? (
            <Button variant="primary" icon={<Square />} onClick={() => void session.stop()}>
              {t('voice.stop')}
            </Button>
          ) : (
            <Button
              variant="primary"
              icon={<Mic />}
              busy={isBusy}
              onClick={() => void session.start()}
            >
              {t('voice.start')}
            </Button>
          )}
        </div>
        <UsualVoice
          view={view}
          isFree={!isRecording && !isBusy}
          onRecord={() => void session.start('clip')}
          onForget={() => void session.forgetUsual()}
        />
      </Card>
    </Source>
  );
}

/** A voice session that lets go of the microphone when the view is left. */
function useVoice() {
  const platform = usePlatform();
  const [session] = useState(
    () =>
      new VoiceSession({
        makeEngine: () => makeVoiceEngine(platform),
        workletUrl: () => findEngineFile('voice-recorder.js').url,
        report: (error) => platform.report(error, { phase: 'voice' }),
      }),
  );
  useEffect(() => {
    void session.prepare();
    return () => session.end();
  }, [session]);
  return { session, view: useStore(session.view) };
}

/** Messages about a recording: no microphone, nothing to read in it, or the browser's own processing. */
function VoiceMessages({ view }: { view: VoiceView }) {
  const { t } = useTranslation();
  const { message, problem, isUnprocessed } = view;
  if (message) {
    return (
      <Banner tone="critical" icon={<CircleAlert />}>
        {t(`voice.message.${message}`)}
      </Banner>
    );
  }
  if (problem) return <Banner icon={<CircleAlert />}>{t(`voice.problem.${problem}`)}</Banner>;
  if (isUnprocessed) return null;
  return <Banner tone="accent">{t('voice.processed')}</Banner>;
}
