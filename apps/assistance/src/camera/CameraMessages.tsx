import { Banner } from '@nafas/design-system';
import { CircleAlert } from '@nafas/design-system/icons';
import { useTranslation } from 'react-i18next';
import css from './camera.module.css';
import type { CameraView } from './camera-view.ts';

/** Messages about the camera: it isn't available, there is no face, or the picture is too poor. */
export function CameraMessages({ view }: { view: CameraView }) {
  const { t } = useTranslation();
  const { message, problem } = view;
  // No face is said by the state already, unless a reading was asked for.
  const hint = problem === 'several-faces' || problem === 'dark' ? problem : null;
  if (message === null && hint === null) return null;
  return (
    <div className={css['inset']}>
      <Banner
        tone={message === 'access' || message === 'engine' ? 'critical' : 'caution'}
        icon={<CircleAlert />}
      >
        {message ? t(`camera.message.${message}`) : null}{' '}
        {hint ? t(`camera.problem.${hint}`) : null}
      </Banner>
    </div>
  );
}
