import { Badge, Button, Card, Meter } from '@nafas/design-system';
import { Mic, ShieldCheck, Square } from '@nafas/design-system/icons';
import { useTranslation } from 'react-i18next';
import { Source } from '../source/Source.tsx';
import { useFormat } from '../use-format.ts';
import { UsualVoice } from './UsualVoice.tsx';
import { useLevels } from './use-levels.ts';
import { useVoice } from './use-voice.ts';
import css from './voice.module.css';
import { VoiceMessages } from './VoiceMessages.tsx';
import { Wave } from './Wave.tsx';

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
