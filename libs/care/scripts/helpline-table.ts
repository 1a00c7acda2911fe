import type { Helpline, HelplineKind, HelplineTable } from '../src/helplines/types.ts';
import { checkedMonth, parseHours, parseLanguages, parseNumbers, textTo } from './cells.ts';

/** When the tables in data/ were compiled. */
export const COMPILED = '2026-11';
/** Rows confirmed before this month are left out: eighteen months before the compiling. */
const OLDEST = '2025-05';

type Row = Record<string, string>;

function parseRows(tsv: string): Row[] {
  const [head, ...lines] = tsv.trim().split('\n');
  const names = (head ?? '').split('\t');
  return lines.map((line) => {
    const cells = line.split('\t');
    return Object.fromEntries(names.map((name, i) => [name, cells[i]?.trim() ?? '']));
  });
}

function toHelpline(row: Row): Helpline | null {
  const confidence = /^conf:([AB])/.exec(row['note'] ?? '')?.[1];
  const checked = checkedMonth(row['source_date'] ?? '', row['note'] ?? '');
  if (confidence === undefined || checked === null || checked < OLDEST) return null;
  if (!/^https?:\/\//.test(row['source_url'] ?? '')) return null;
  const phones = parseNumbers(row['phone'] ?? '');
  const text = textTo(row['sms'] ?? '');
  if (phones.length === 0 && text === null) return null;
  return {
    name: (row['name_en'] ?? '').replace(/ \(name not given in source\)$/, ''),
    nativeName: row['name_native'] || null,
    kind: row['kind'] as HelplineKind,
    phones,
    text,
    url: row['url'] || null,
    chat: row['chat'] || null,
    hours: parseHours(row['hours'] ?? ''),
    languages: parseLanguages(row['languages'] ?? ''),
    confidence: confidence as Helpline['confidence'],
    source: row['source_url'] ?? '',
    sourceDate: row['source_date'] ?? '',
    checked,
  };
}

/** The shipped table from the two source tables; the rules are in data/README.md. */
export function helplineTable(helplinesTsv: string, emergencyTsv: string): HelplineTable {
  const rows = parseRows(helplinesTsv);
  const table: HelplineTable = { compiled: COMPILED, countries: {} };
  for (const row of parseRows(emergencyTsv)) {
    const country = row['country_iso2'] ?? '';
    const dated = rows.find(
      (r) => r['country_iso2'] === country && r['name_en'] === 'Emergency services',
    );
    if (!dated) throw new Error(`${country}: the emergency number has no dated row`);
    table.countries[country] = {
      emergency: {
        numbers: parseNumbers(row['emergency_number'] ?? ''),
        source: row['source_url'] ?? '',
        checked: (dated['source_date'] ?? '').slice(0, 7),
      },
      lines: rows
        .filter((r) => r['country_iso2'] === country && r['kind'] !== 'emergency')
        .map(toHelpline)
        .filter((line) => line !== null),
    };
  }
  return table;
}
