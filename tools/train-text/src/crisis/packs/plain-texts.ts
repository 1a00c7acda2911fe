import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PackLanguage } from '@nafas/care/screening';

const ROOT = join(import.meta.dirname, ...['..', '..', '..', '..', '..']);
// Texts of the interface that speak of everyday things; those of care, help and exercises name danger.
const FILES = [
  'apps/analysis/src/locales/$/app.json',
  'apps/analysis/src/locales/$/week.json',
  'apps/motivation/src/locales/$/app.json',
  'apps/journal/src/locales/$/app.json',
  'apps/account/src/locales/$/app.json',
];
const DANGER = /help|crisis|care|danger|safety/iu;

/** Harmless sentences of a language: what the interface says in it. They stand for all that is nobody's trouble. */
export function readPlainTexts(language: PackLanguage): string[] {
  return FILES.flatMap((file) => {
    const path = join(ROOT, file.replace('$', language));
    return existsSync(path) ? leaves(JSON.parse(readFileSync(path, 'utf8')), '') : [];
  });
}

function leaves(texts: unknown, path: string): string[] {
  if (typeof texts === 'string')
    return DANGER.test(path) ? [] : [texts.replace(/\{\{.*?\}\}|<[^>]*>/gu, '')];
  return Object.entries(texts as object).flatMap(([key, value]) => leaves(value, `${path}.${key}`));
}
