/** 640 by 480 of the camera that faces the person. `ideal`: a camera without that size gives its nearest. */
export const CAMERA_CONSTRAINTS = {
  width: 640,
  height: 480,
  facingMode: 'user',
} as const satisfies MediaTrackConstraints;

/** Opens the camera. Rejects when there is none, none that is free, or no permission. */
export async function openCamera(): Promise<MediaStream> {
  // Absent on insecure pages; the look-up then throws, which is a rejection here.
  return navigator.mediaDevices.getUserMedia({ video: CAMERA_CONSTRAINTS, audio: false });
}

/** Puts the camera's light out. */
export function closeCamera(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}
