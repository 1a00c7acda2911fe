import { usePlatform, useStore } from '@nafas/platform/remote';
import { useEffect, useRef, useState } from 'react';
import { makeCameraEngine } from '../engines/camera-engine.ts';
import { CameraSession } from './camera-session.ts';

/** A camera session that ends, light and all, when the view is left. */
export function useCamera() {
  const platform = usePlatform();
  const [session] = useState(
    () =>
      new CameraSession({
        makeEngine: () => makeCameraEngine(platform),
        report: (error) => platform.report(error, { phase: 'camera' }),
      }),
  );
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => () => session.stop(), [session]);
  const start = () => {
    if (video.current) void session.start(video.current);
  };
  return { session, view: useStore(session.view), video, start };
}
