import { type CheckIn, checkInCodec } from '@nafas/data-service/check-ins';

/** Hands entries over as a JSON file, by the columns of their table as the export of all data has them. */
export function downloadEntries(entries: readonly CheckIn[]): void {
  const content = JSON.stringify({ check_ins: entries.map(checkInCodec.toRow) }, null, 2);
  const url = URL.createObjectURL(new Blob([content], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = 'nafas-journal.json';
  link.click();
  // The browser reads it after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
