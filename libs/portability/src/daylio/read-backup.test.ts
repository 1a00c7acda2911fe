import { expect, test } from 'vitest';
import { preview, refusal, toBackup } from '../testing.ts';

const document = {
  version: 15,
  pin: '2468',
  customMoods: [
    { id: 1, custom_name: '', mood_group_id: 1, predefined_name_id: 1 },
    { id: 3, custom_name: 'هادئ', mood_group_id: 3, predefined_name_id: 3 },
    { id: 9, custom_name: 'flat', mood_group_id: 4, predefined_name_id: -1 },
  ],
  tags: [
    { id: 1, name: 'walk' },
    { id: 2, name: 'family ☕' },
  ],
  dayEntries: [
    {
      id: 1,
      year: 2023,
      month: 2,
      day: 14,
      hour: 21,
      minute: 40,
      datetime: 1678819200000,
      timeZoneOffset: 10800000,
      mood: 1,
      tags: [1, 2],
      note: 'a<br>b',
      note_title: 'T',
    },
    {
      id: 2,
      year: 2023,
      month: 6,
      day: 1,
      hour: 8,
      minute: 5,
      datetime: 1688191500000,
      timeZoneOffset: 7200000,
      mood: 3,
      tags: [],
      note: '',
    },
    { id: 3, year: 2023, month: 6, day: 1, hour: 9, minute: 30, mood: 9, tags: [7], note: '' },
    { id: 4, year: 2023, month: 6, day: 1, hour: 10, minute: 5, mood: 77, tags: [], note: '' },
  ],
};

test('entries, moods by their groups, tags by their ids, each in the zone it was made in', async () => {
  const { kind, entries, moods, tags, problems } = await preview(toBackup(document));
  expect(kind).toBe('daylio-backup');
  expect(problems).toEqual([]);
  expect(entries).toMatchObject([
    {
      mood: 9,
      touched: ['mood'],
      notes: 'T\na\nb',
      tags: ['walk', 'family ☕'],
      occurred_at: '2023-03-14T18:40:00.000Z',
      time_zone: 'Asia/Riyadh',
      local_date: '2023-03-14',
    },
    {
      mood: 5,
      notes: null,
      occurred_at: '2023-07-01T06:05:00.000Z',
      time_zone: 'Etc/GMT-2',
      local_date: '2023-07-01',
    },
    { mood: 3, tags: [], occurred_at: '2023-07-01T06:30:00.000Z', time_zone: 'Asia/Riyadh' },
    { mood: 5, touched: [], local_date: '2023-07-01' },
  ]);
  expect(moods).toEqual([
    { name: 'flat', count: 1, mood: 3 },
    { name: 'mood 77', count: 1, mood: null },
    { name: 'rad', count: 1, mood: 9 },
    { name: 'هادئ', count: 1, mood: 5 },
  ]);
  expect(tags).toEqual([
    { name: 'family ☕', count: 1 },
    { name: 'walk', count: 1 },
  ]);
  expect(JSON.stringify(entries)).not.toContain('2468');
});

test('the CSV and the backup of one diary bring one entry', async () => {
  const csv =
    'full_date,date,weekday,time,mood,activities,note_title,note\n2023-03-14,x,x,21:40,rad,walk | family ☕,T,a<br>b';
  const [ofCsv] = (await preview(csv)).entries;
  expect((await preview(toBackup(document))).entries.map(({ id }) => id)).toContain(ofCsv?.id);
});

test('an entry that is none is named by its number', async () => {
  const dayEntries = [
    7,
    {},
    { year: 2023, month: 12, day: 1 },
    { year: 2023, month: 0, day: 1, hour: 25, mood: 1 },
  ];
  const { problems } = await preview(toBackup({ ...document, dayEntries }));
  expect(problems.map(({ line, code }) => [line, code])).toEqual([
    [1, 'not-an-entry'],
    [2, 'no-date'],
    [3, 'bad-date'],
    [4, 'bad-time'],
  ]);
});

test.each([
  ['another zip', toBackup(document, 'holiday.txt'), 'no-backup'],
  ['another document', toBackup({ entries: [] }), 'not-daylio'],
  ['half of a backup', toBackup(document).subarray(0, 400), 'broken-zip'],
] as const)('%s is refused', async (_name, file, code) => {
  expect(await refusal(file)).toBe(code);
});
