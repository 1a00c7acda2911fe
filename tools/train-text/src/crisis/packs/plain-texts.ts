import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PackLanguage } from '@nafas/care/screening';

const FOLDER = join(import.meta.dirname, ...['..', '..', '..', 'labelled', 'languages']);

/**
 * Harmless sentences of a language: what the interface said in it on 26 November 2026, of everyday things. They stand for all that
 * is nobody's trouble. Kept beside the labelled sentences: read from the apps, each text that was changed in them
 * made another pack.
 */
export function readPlainTexts(language: PackLanguage): string[] {
  const text = readFileSync(join(FOLDER, language, 'interface.txt'), 'utf8');
  return text.replace(/\n$/, '').split('\n');
}
