import { usePlatform, useStore } from '@nafas/platform/remote';
import { useEffect, useState } from 'react';
import { makeCameraEngine } from '../engines/camera-engine.ts';
import { CameraSession } from './camera-session.ts';

/** A camera session that ends when the view is left. */
export function useCamera() {
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
