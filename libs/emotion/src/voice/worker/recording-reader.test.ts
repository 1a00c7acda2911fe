import { expect, it } from 'vitest';
import type { RecordingResult } from '../engine/read-recording.ts';
import { recordingReader, type ReadAnswer, type ReadRequest } from './recording-reader.ts';

const SILENCE: RecordingResult = { ok: false, problem: 'silence' };
const INPUT = { samples: new Float32Array(10), sampleRate: 16_000 };

function fakeWorker() {
  const asked: ReadRequest[] = [];
  let ended = 0;
  const worker: Parameters<typeof recordingReader>[0] = {
    onmessage: null,
    onerror: null,
    postMessage: (request: ReadRequest) => void asked.push(request),
    terminate: () => void ended++,
  };
  const answer = (data: ReadAnswer) =>
    worker.onmessage?.call(worker as Worker, { data } as MessageEvent<ReadAnswer>);
  return { worker, asked, answer, ended: () => ended };
}

it('matches answers to recordings in whatever order they come', async () => {
  const { worker, asked, answer } = fakeWorker();
  const reader = recordingReader(worker);
  const [first, second] = [reader.read(INPUT), reader.read(INPUT)];
  answer({ id: asked[1]?.id ?? -1, result: { ok: false, problem: 'music' } });
  answer({ id: asked[0]?.id ?? -1, result: SILENCE });
  expect(await first).toEqual(SILENCE);
  expect(await second).toEqual({ ok: false, problem: 'music' });
});

it('rejects what fails, and what is open when it is ended', async () => {
  const { worker, asked, answer, ended } = fakeWorker();
  const reader = recordingReader(worker);
  const failed = reader.read(INPUT);
  answer({ id: asked[0]?.id ?? -1, message: 'broken' });
  await expect(failed).rejects.toThrow('broken');
  const open = reader.read(INPUT);
  reader.end();
  await expect(open).rejects.toThrow('disposed');
  expect(ended()).toBe(1);
});
