import { readRecording } from '../engine/read-recording.ts';
import type { ReadRequest, ReadAnswer } from './recording-reader.ts';

/** Entry of the voice worker: the signal work of a recording, off the main thread. Keeps nothing. */
// Typed by hand: TypeScript's worker library can't stand beside its DOM library.
const scope = globalThis as unknown as {
  onmessage: (event: MessageEvent<ReadRequest>) => void;
  postMessage(message: ReadAnswer): void;
};
scope.onmessage = ({ data: { id, input } }) => {
  try {
    scope.postMessage({ id, result: readRecording(input) });
  } catch (error) {
    scope.postMessage({ id, message: error instanceof Error ? error.message : String(error) });
  }
};
