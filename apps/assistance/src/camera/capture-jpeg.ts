/** Enough for a face of a hundred pixels; the nets were trained on pictures of this kind. */
const QUALITY = 0.92;

/**
 * The picture of this moment as a JPEG, in memory only: it is read and let go, never stored and never sent.
 * Rejects when the video has no picture yet.
 */
export function captureJpeg(video: HTMLVideoElement): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  canvas.getContext('2d')?.drawImage(video, 0, 0);
  return new Promise((resolve, reject) => {
    const take = (blob: Blob | null) =>
      blob ? resolve(blob) : reject(new Error('The camera has no picture yet.'));
    canvas.toBlob(take, 'image/jpeg', QUALITY);
  });
}
