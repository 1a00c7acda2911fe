import { decodePack, OnDeviceTextEngine, Predictor } from '@nafas/emotion/text';
import { readPack } from '../packs.ts';
import { RIVALS } from './rivals.ts';

/** Processor time of this process, microseconds: what other work on the machine does not change. */
function processorMicros(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}

/** Median over several rounds of the microseconds per text. */
async function median(texts: readonly string[], run: (text: string) => unknown): Promise<number> {
  const rounds: number[] = [];
  for (let round = 0; round < 5; round++) {
    const started = processorMicros();
    for (const text of texts) await run(text);
    rounds.push((processorMicros() - started) / texts.length);
  }
  return rounds.sort((a, b) => a - b)[2] ?? 0;
}

/** Microseconds of processor time per text: our labels alone, the whole reading with its reasons, each rival. */
export async function timings(texts: readonly string[]): Promise<[name: string, micros: number][]> {
  const predictor = new Predictor(decodePack(readPack('en')));
  const engine = new OnDeviceTextEngine(async (lang) => readPack(lang), ['en']);
  await engine.load();
  const rows: [string, number][] = [
    [
      'ours: labels (28 + Ekman + sentiment)',
      await median(texts, (text) => predictor.predict(text)),
    ],
    [
      'ours: whole reading with lexicon and reasons',
      await median(texts, (text) => engine.analyze({ text, lang: 'en' })),
    ],
  ];
  for (const rival of RIVALS) rows.push([rival.name, await median(texts, rival.score)]);
  return rows;
}
