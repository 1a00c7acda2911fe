import { Badge, Button, Card, IconButton, Meter, Switch, Banner } from '@nafas/design-system';
import { Camera, Eye, EyeOff, ScanFace, Square, CircleAlert } from '@nafas/design-system/icons';
import { ANALYSIS_MS } from '@nafas/emotion/camera';
import { joinSentences } from '@nafas/platform';
import { usePlatform, useStore } from '@nafas/platform/remote';
import { useState, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { makeCameraEngine } from '../engines/camera-engine.ts';
import { Confidence } from '../reading/Confidence.tsx';
import { Source } from '../source/Source.tsx';
import { useFormat } from '../use-format.ts';
import { CameraSession } from './camera-session.ts';
import { hasCamera, isLive, type CameraView } from './camera-view.ts';
import { CameraPicture } from './CameraPicture.tsx';
import { FaceArt } from './FaceArt.tsx';
import css from './camera.module.css';

const PERCENT = 100;
const SECOND_MS = 1000;

/** Tab Camera: the picture as lines (or itself, mirrored, when that is wanted), its state, and the controls. */
export default function CameraTab() {
  const { t } = useTranslation();
  const { number, percent } = useFormat();
  const { session, view } = useCamera();
  const [isPictureShown, setPictureShown] = useState(false);
  const { status, progress, reading, isContinuous } = view;
  const live = isLive(status);
  const isFound = status === 'face-detected' || status === 'analyzing';
  return (
    <Source source="camera" reading={reading}>
      <Card as="section" flush className={css['camera']} aria-label={t('tab.camera')}>
        <div className={css['stage']} data-theme="dark" data-camera={status}>
          {hasCamera(status) ? (
            <CameraPicture
              key={view.attempt}
              className={css['video']}
              label={t('camera.picture')}
              isShown={live && isPictureShown}
              onOpen={(camera) => void session.opened(camera)}
              onRefused={(error) => session.refused(error)}
              onMissing={(error) => session.failed(error)}
            />
          ) : null}
          {live && isPictureShown ? null : <FaceArt isFound={isFound} />}
          <div className={css['top']}>
            <Badge className={css['glass']} role="status">
              <span className={css['light']} data-on={live || undefined} aria-hidden="true" />
              {t(`camera.status.${status}`)}
            </Badge>
            <Badge className={css['glass']}>{t('camera.kept')}</Badge>
          </div>
          {reading ? (
            <div className={css['bottom']}>
              <Confidence confidence={reading.confidence} />
            </div>
          ) : null}
        </div>
        {status === 'initializing' && progress > 0 && progress < 1 ? (
          <div className={css['inset']}>
            <Meter
              role="progressbar"
              label={t('engine.loading')}
              value={progress * PERCENT}
              valueText={percent(Math.floor(progress * PERCENT))}
            />
          </div>
        ) : null}
        <CameraMessages view={view} />
        <div className={css['controls']}>
          <IconButton
            variant="outlined"
            label={t(isPictureShown ? 'camera.hide' : 'camera.show')}
            aria-pressed={isPictureShown}
            onClick={() => setPictureShown(!isPictureShown)}
          >
            {isPictureShown ? <Eye /> : <EyeOff />}
          </IconButton>
          <Switch
            label={t('camera.continuous', { n: number(ANALYSIS_MS / SECOND_MS) })}
            checked={isContinuous}
            onChange={(on) => session.setContinuous(on)}
          />
          <span className={css['end']}>
            <Button icon={<ScanFace />} onClick={() => void session.analyze()}>
              {t('camera.analyze')}
            </Button>
            {hasCamera(status) ? (
              <Button icon={<Square />} onClick={() => session.stop()}>
                {t('camera.stop')}
              </Button>
            ) : (
              <Button variant="primary" icon={<Camera />} onClick={() => session.start()}>
                {t('camera.start')}
              </Button>
            )}
          </span>
        </div>
      </Card>
    </Source>
  );
}

/** Messages about the camera: it isn't available, there is no face, or the picture is too poor. */
function CameraMessages({ view }: { view: CameraView }) {
  const { t, i18n } = useTranslation();
  const { message, problem } = view;
  // The state line already says that there is no face, unless a reading was requested.
  const hint = problem === 'several-faces' || problem === 'dark' ? problem : null;
  if (message === null && hint === null) return null;
  return (
    <div className={css['inset']}>
      <Banner
        tone={message === 'access' || message === 'engine' ? 'critical' : 'caution'}
        icon={<CircleAlert />}
      >
        {joinSentences(i18n.language, [
          message && t(`camera.message.${message}`),
          hint && t(`camera.problem.${hint}`),
        ])}
      </Banner>
    </div>
  );
}

/** A camera session that ends when the view is left. */
function useCamera() {
  const platform = usePlatform();
  const [session] = useState(
    () =>
      new CameraSession({
        makeEngine: () => makeCameraEngine(platform),
        report: (error) => platform.report(error, { phase: 'camera' }),
      }),
  );
  useEffect(() => () => session.stop(), [session]);
  return { session, view: useStore(session.view) };
}
