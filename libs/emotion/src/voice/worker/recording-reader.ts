import type { RecordingResult } from '../engine/read-recording.ts';
import type { VoiceInput } from '../engine/voice-result.ts';

/** A request to the worker; each is answered once, under its id. */
export interface ReadRequest {
  readonly id: number;
  readonly input: VoiceInput;
}

/** The answer: what was read, or why the worker failed. */
export type ReadAnswer =
  | { readonly id: number; readonly result: RecordingResult }
  | { readonly id: number; readonly message: string };

/** Reads a recording somewhere else, and can be ended. */
export interface RecordingReader {
  read(input: VoiceInput): Promise<RecordingResult>;
  end(): void;
}

interface Waiting {
  resolve(result: RecordingResult): void;
  reject(error: Error): void;
}

/**
 * A reader on a started voice worker. The samples are copied, so the caller keeps its own; what is not
 * answered when the reader is ended, or when the worker fails, is rejected.
 */
export function recordingReader(
  worker: Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>,
): RecordingReader {
  const waiting = new Map<number, Waiting>();
  let next = 0;
  const fail = (message: string) => {
    for (const { reject } of waiting.values()) reject(new Error(message));
    waiting.clear();
  };
  worker.onmessage = ({ data }: MessageEvent<ReadAnswer>) => {
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if ('result' in data) asked?.resolve(data.result);
    else asked?.reject(new Error(data.message));
  };
  worker.onerror = (event) => fail(event.message || 'The voice worker failed.');
  return {
    read: (input) =>
      new Promise((resolve, reject) => {
        const id = next++;
        waiting.set(id, { resolve, reject });
        worker.postMessage({ id, input } satisfies ReadRequest);
      }),
    end: () => {
      worker.terminate();
      fail('The voice engine was disposed.');
    },
  };
}
