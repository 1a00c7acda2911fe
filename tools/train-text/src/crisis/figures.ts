import { decide } from '@nafas/care/classifier';
import type { Judged } from './folds.ts';

/** A judged text with the level that the whole screen gives it. */
interface Rated extends Judged {
  readonly level: string;
}

const HARMLESS = ['sad', 'sms', 'arsarcasm', 'tatoeba-ar', 'goemotions'];
const WRITTEN = ['unseen', 'kinds'];
const LANGUAGES = { en: 'English', ar: 'Arabic' } as const;
const Z = 1.96;

/** "91.3 % (88.0 to 93.8)", by Wilson's interval. */
export function formatShare(hits: number, n: number): string {
  if (n === 0) return '–';
  const p = hits / n;
  const middle = (p + (Z * Z) / (2 * n)) / (1 + (Z * Z) / n);
  const half = (Z * Math.sqrt((p * (1 - p)) / n + (Z * Z) / (4 * n * n))) / (1 + (Z * Z) / n);
  const percent = (value: number) => (100 * Math.max(0, Math.min(1, value))).toFixed(1);
  return `${percent(p)} % (${percent(middle - half)} to ${percent(middle + half)})`;
}

/** The figures as Markdown tables: per language, label, kind and source, with n and interval. */
export function formatFigures(judged: readonly Judged[]): string {
  const rated = judged.map((each): Rated => ({
    ...each,
    level: decide(each.text, each.scores).level,
  }));
  const row = (name: string, rows: readonly Rated[]) => {
    const crisis = rows.filter(({ level }) => level === 'crisis').length;
    const any = rows.filter(({ level }) => level !== 'none').length;
    return `| ${name} | ${String(rows.length)} | ${formatShare(crisis, rows.length)} | ${formatShare(any, rows.length)} |`;
  };
  const tables = (['en', 'ar'] as const).flatMap((language) => {
    const people = rated.filter((r) => r.language === language && !WRITTEN.includes(r.source));
    const written = rated.filter((r) => r.language === language && r.source === 'unseen');
    const byKinds = rated.filter((r) => r.language === language && r.source === 'kinds');
    const labelled = (label: string) => people.filter((r) => r.label === label);
    const byKind = (label: string) =>
      [...new Set(labelled(label).map(({ kind }) => kind))].sort().map((kind) =>
        row(
          `${label}: ${kind}`,
          labelled(label).filter((r) => r.kind === kind),
        ),
      );
    const none = labelled('none');
    const plain = none.filter(({ kind }) => kind === 'none');
    const isFlat = ({ source }: Rated) =>
      HARMLESS.includes(source) || source.startsWith('brighter');
    const sources = [...new Set(plain.map(({ source }) => source))].sort();
    return [
      `### ${LANGUAGES[language]}`,
      '',
      '| What people wrote | n | crisis | crisis or concern |',
      '| --- | --- | --- | --- |',
      row('danger (crisis), all', labelled('crisis')),
      ...byKind('crisis'),
      row('worry (concern), all', labelled('concern')),
      ...byKind('concern'),
      row('harmless, all', plain.filter(isFlat)),
      row(
        'sad but not endangered, all',
        none.filter((r) => !isFlat(r) && r.kind === 'none' && r.source !== 'keyword-tweets'),
      ),
      row(
        'sayings, exaggeration, news',
        none.filter(({ kind }) => kind === 'other'),
      ),
      ...sources.map((source) =>
        row(
          `harmless or sad: ${source}`,
          plain.filter((r) => r.source === source),
        ),
      ),
      row(
        'written to judge: danger',
        written.filter(({ label }) => label === 'crisis'),
      ),
      row(
        'written to mislead: none',
        written.filter(({ label }) => label === 'none'),
      ),
      ...[...new Set(byKinds.map(({ label, kind }) => `${label}: ${kind}`))].map((name) =>
        row(
          `written by kind, ${name}`,
          byKinds.filter(({ label, kind }) => `${label}: ${kind}` === name),
        ),
      ),
      '',
    ];
  });
  return tables.join('\n');
}
