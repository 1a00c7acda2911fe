import { toCsv, type AccountExport } from '@nafas/data-service/export';
import { strToU8, zipSync } from 'fflate';

export type ExportFormat = 'json' | 'csv';

/** An export as one file: JSON as it is, or a ZIP with a CSV file for each table. Named by the day it was made. */
export function exportFile(all: AccountExport, format: ExportFormat): { name: string; file: Blob } {
  const name = `nafas-${all.exportedAt.slice(0, 10)}`;
  if (format === 'json') {
    const file = new Blob([JSON.stringify(all, null, 2)], { type: 'application/json' });
    return { name: `${name}.json`, file };
  }
  const { account, tables, files } = all;
  const sheets = { account: [account], ...tables, files };
  const entries = Object.entries(sheets).map(([table, rows]) => [
    `${table}.csv`,
    strToU8(toCsv([...rows])),
  ]);
  const zipped = new Uint8Array(zipSync(Object.fromEntries(entries)));
  return { name: `${name}-csv.zip`, file: new Blob([zipped], { type: 'application/zip' }) };
}
