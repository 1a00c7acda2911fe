import type { EmotionReading } from '@nafas/emotion';
import { findEngineFile } from '@nafas/emotion/engine-file';
import { createTextEngine, detectLanguage, textLanguage } from '@nafas/emotion/text';

/** Reads a note on this device. Null where it says too little. Rejects where the engine did not come. */
export async function readNote(note: string, language: string): Promise<EmotionReading | null> {
  const lang = detectLanguage(note, language);
  const engine = createTextEngine(findEngineFile, textLanguage(lang) ? [lang] : []);
  await engine.load();
  const result = await engine.analyze({ text: note, lang });
  engine.dispose();
  return result.ok ? result.reading : null;
}
