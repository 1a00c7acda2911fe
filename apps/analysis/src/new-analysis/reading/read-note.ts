import type { EmotionReading } from '@nafas/emotion';
import { createTextEngine, detectLanguage, textLanguage } from '@nafas/emotion/text';

/** The packs by name; the build puts the places and hashes in (rsbuild.config.ts). */
declare const ENGINE_FILES: Readonly<Record<string, { file: string; integrity: string }>>;
declare const __webpack_public_path__: string;

function findFile(name: string): { url: string; integrity: string } {
  const known = ENGINE_FILES[name];
  if (!known) throw new RangeError(`The build has no ${name}`);
  const base = new URL(__webpack_public_path__, location.href);
  return { url: new URL(known.file, base).href, integrity: known.integrity };
}

/** Reads a note on this device. Null where it says too little. Rejects where the engine did not come. */
export async function readNote(note: string, language: string): Promise<EmotionReading | null> {
  const lang = detectLanguage(note, language);
  const engine = createTextEngine(findFile, textLanguage(lang) ? [lang] : []);
  await engine.load();
  const result = await engine.analyze({ text: note, lang });
  engine.dispose();
  return result.ok ? result.reading : null;
}
