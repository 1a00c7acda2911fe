import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderView } from '../testing/render-view.tsx';
import { CameraPicture } from './CameraPicture.tsx';
import type { OpenCamera } from './camera-session.ts';
import CameraTab from './CameraTab.tsx';

// jsdom has no cameras and draws nothing.
const stop = vi.fn();
const track = { stop, kind: 'video' } as unknown as MediaStreamTrack;
const stream = {
  getTracks: () => [track],
  getVideoTracks: () => [track],
  getAudioTracks: () => [],
  removeTrack: () => undefined,
} as unknown as MediaStream;
const ask = vi.fn(() => Promise.resolve(stream));
const scale = vi.fn();

beforeEach(() => {
  vi.clearAllMocks();
  Object.assign(navigator, { mediaDevices: { getUserMedia: ask } });
  vi.spyOn(HTMLVideoElement.prototype, 'videoWidth', 'get').mockReturnValue(640);
  vi.spyOn(HTMLVideoElement.prototype, 'videoHeight', 'get').mockReturnValue(480);
  const context = { translate: vi.fn(), scale, drawImage: vi.fn() };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockImplementation(function (
    this: HTMLCanvasElement,
    type,
  ) {
    return `data:${type};base64,${btoa(`${this.width} x ${this.height}`)}`;
  });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'mediaDevices');
  vi.restoreAllMocks();
});

test('ASSIST-028 ASSIST-029 ASSIST-030 turned on, the camera that faces the person is asked for 640 by 480, and for no sound', async () => {
  await renderView(<CameraTab />);
  expect(ask).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Turn the camera on' }));
  await waitFor(() => expect(ask).toHaveBeenCalledOnce());
  expect(ask).toHaveBeenCalledWith({ video: { width: 640, height: 480, facingMode: 'user' } });
});

test('ASSIST-031 ASSIST-032 the picture is mirrored, taken as a JPEG of its full size, and let go when it is left', async () => {
  const onOpen = vi.fn<(camera: OpenCamera) => void>();
  const none = () => undefined;
  const { unmount } = await renderView(
    <CameraPicture label="You" isShown onOpen={onOpen} onRefused={none} onMissing={none} />,
  );
  await waitFor(() => expect(onOpen).toHaveBeenCalledOnce());
  expect(screen.getByLabelText('You').style.transform.trim()).toBe('scaleX(-1)');
  const jpeg = onOpen.mock.lastCall?.[0].takeJpeg();
  expect(scale).toHaveBeenCalledWith(-1, 1);
  expect(jpeg?.type).toBe('image/jpeg');
  expect(await jpeg?.text()).toBe('640 x 480');
  expect(stop).not.toHaveBeenCalled();
  unmount();
  expect(stop).toHaveBeenCalledOnce();
});
