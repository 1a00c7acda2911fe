import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { exportFile } from './export-file.ts';

const all = {
  exportedAt: '2026-11-21T06:30:00.000Z',
  account: { id: '1', email: 'layla@example.org' },
  tables: { goals: [{ id: 'a', title: 'Sleep' }], check_ins: [] },
  files: [{ bucket: 'avatars', path: 'avatars/x' }],
};

test('as JSON it is what the server answered', async () => {
  const { name, file } = exportFile(all, 'json');
  expect(name).toBe('nafas-2026-11-21.json');
  expect(JSON.parse(await file.text())).toEqual(all);
});

test('as CSV there is a file for each table', async () => {
  const { name, file } = exportFile(all, 'csv');
  expect(name).toBe('nafas-2026-11-21-csv.zip');
  const files = unzipSync(new Uint8Array(await file.arrayBuffer()));
  expect(Object.keys(files).sort()).toEqual([
    'account.csv',
    'check_ins.csv',
    'files.csv',
    'goals.csv',
  ]);
  const goals = files['goals.csv'];
  expect(goals && strFromU8(goals)).toBe('id,title\r\na,Sleep\r\n');
});
