import { useEffect, useRef, useState } from 'react';
import type Webcam from 'react-webcam';
import type { OpenCamera } from './camera-session.ts';

/** 640 by 480 of the camera that faces the person. Without an `exact`: a camera of another size gives its nearest. */
export const CAMERA_CONSTRAINTS = {
  width: 640,
  height: 480,
  facingMode: 'user',
} as const satisfies MediaTrackConstraints;

interface Props {
  readonly label: string;
  readonly className?: string | undefined;
  readonly isShown: boolean;
  onOpen(camera: OpenCamera): void;
  /** The browser or the person refused. */
  onRefused(error: unknown): void;
  /** The component's own code did not come. */
  onMissing(error: unknown): void;
}

/** The bytes of a data URL. `fetch` could read it, too, but the Content Security Policy rightly lets it fetch none. */
function toBlob(dataUrl: string): Blob {
  const bytes = atob(dataUrl.slice(dataUrl.indexOf(',') + 1));
  return new Blob([Uint8Array.from(bytes, (letter) => letter.charCodeAt(0))], {
    type: 'image/jpeg',
  });
}

/**
 * The camera as long as this stands on the page: react-webcam asks for it, mirrors it, takes its pictures as JPEG, and
 * puts its light out when it is taken away. Its code comes only now, once somebody turned the camera on.
 */
export function CameraPicture(props: Props) {
  const { label, className, isShown, onOpen, onRefused, onMissing } = props;
  const [Camera, setCamera] = useState<typeof Webcam>();
  const webcam = useRef<Webcam>(null);
  const missing = useRef(onMissing);
  useEffect(() => {
    let isOver = false;
    import('react-webcam').then(
      (module) => !isOver && setCamera(() => module.default),
      (error: unknown) => !isOver && missing.current(error),
    );
    return () => void (isOver = true);
  }, []);
  if (!Camera) return null;
  const opened = (stream: MediaStream) => {
    const { video } = webcam.current ?? {};
    if (!video) return;
    const takeJpeg = () => {
      const picture = webcam.current?.getScreenshot();
      if (!picture) throw new Error('The camera has no picture yet.');
      return toBlob(picture);
    };
    onOpen({ stream, video, takeJpeg });
  };
  return (
    <Camera
      ref={webcam}
      className={className}
      data-shown={isShown || undefined}
      aria-label={label}
      width={640}
      height={480}
      mirrored
      videoConstraints={CAMERA_CONSTRAINTS}
      screenshotFormat="image/jpeg"
      forceScreenshotSourceSize
      onUserMedia={opened}
      onUserMediaError={onRefused}
    />
  );
}
