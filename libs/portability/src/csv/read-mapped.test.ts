import { expect, test } from 'vitest';
import { preview, refusal } from '../testing.ts';

test('columns are guessed by their names, and shown with a sample', async () => {
  const { kind, columns, entries } = await preview(
    'Date;Time;Mood;Energy;Stress;Tags;Title;Comment;sleep_hours\n2024-03-14;21:40;8/10;7;2;walk, family;T;N;6.5\n',
  );
  expect(kind).toBe('csv');
  expect(columns.map(({ name, field }) => [name, field])).toEqual([
    ['Date', 'date'],
    ['Time', 'time'],
    ['Mood', 'mood'],
    ['Energy', 'energy'],
    ['Stress', 'stress'],
    ['Tags', 'tags'],
    ['Title', 'title'],
    ['Comment', 'note'],
    ['sleep_hours', 'none'],
  ]);
  expect(columns[5]?.sample).toBe('walk, family');
  expect(entries).toMatchObject([
    {
      mood: 8,
      energy: 7,
      stress: 2,
      touched: ['mood', 'energy', 'stress'],
      tags: ['walk', 'family'],
      notes: 'T\nN',
      occurred_at: '2024-03-14T18:40:00.000Z',
    },
  ]);
});

test('the person says what a column is', async () => {
  const file = 'a,b,c\n2024-03-14,7,Hello\n2024-03-15,,Bye\n';
  const guessed = await preview(file);
  expect(guessed.columns.map(({ field }) => field)).toEqual(['date', 'none', 'none']);
  expect(guessed).toMatchObject({ count: 0, problems: [{ line: 2, code: 'empty' }, { line: 3 }] });
  const { entries } = await preview(file, { columns: ['date', 'stress', 'note'] });
  expect(entries).toMatchObject([
    { mood: 5, stress: 7, touched: ['stress'], notes: 'Hello' },
    { touched: [], notes: 'Bye' },
  ]);
});

test.each([
  ['3/4/2024', undefined, '2024-04-03'],
  ['3/4/2024', 'month-first', '2024-03-04'],
  ['3/25/2024', undefined, '2024-03-25'],
  ['25.3.24', undefined, '2024-03-25'],
  ['2024/03/25 21:40', undefined, '2024-03-25'],
  ['٢٥/٣/٢٠٢٤', undefined, '2024-03-25'],
  ['25 mars 2024', undefined, '2024-03-25'],
  ['March 25, 2024', undefined, '2024-03-25'],
  ['20240325', undefined, '2024-03-25'],
] as const)('the date %s (%s) is %s', async (written, dateOrder, localDate) => {
  const { entries } = await preview(`date,mood\n"${written}",7`, dateOrder && { dateOrder });
  expect(entries.map(({ local_date }) => local_date)).toEqual([localDate]);
});

test.each([
  ['2024-03-25', null],
  ['25 March 2024', null],
  ['25/03/2024', 'day-first'],
  ['03/25/2024', 'month-first'],
])(
  'which number is the day is asked for only where it could be either: %s',
  async (date, order) => {
    expect((await preview(`date,mood\n${date},7\n`)).dateOrder).toBe(order);
  },
);

test('an instant keeps its offset', async () => {
  const { entries } = await preview(
    'timestamp,mood\n2024-03-25T23:30:00+05:00,7\n2024-03-25T23:30:00Z,6\n',
  );
  expect(entries).toMatchObject([
    { occurred_at: '2024-03-25T18:30:00.000Z', time_zone: 'Etc/GMT-5', local_date: '2024-03-25' },
    { occurred_at: '2024-03-25T23:30:00.000Z', time_zone: 'UTC', local_date: '2024-03-25' },
  ]);
});

test('a clock that skips an hour, and one that shows it twice', async () => {
  const file = 'date,time,mood\n2026-03-29,02:30,7\n2025-10-26,02:30,6\n';
  const { entries } = await preview(file, { timeZone: 'Europe/Berlin' });
  expect(entries.map(({ occurred_at }) => occurred_at)).toEqual([
    '2025-10-26T00:30:00.000Z',
    '2026-03-29T01:30:00.000Z',
  ]);
});

test('a cell that a spreadsheet would run is text, and the guard of our export goes', async () => {
  const { entries } = await preview(
    `date,note,tags\n2024-03-25,"'=HYPERLINK(""x"")","=cmd|' /C calc'!A0"\n`,
  );
  expect(entries[0]).toMatchObject({ notes: '=HYPERLINK("x")', tags: ['=cmd', "' /C calc'!A0"] });
});

test('values that are none are left out, and said', async () => {
  const { entries, problems } = await preview(
    'date,mood,energy\n2024-03-25,7,eleven\n2024-03-26,7,11\n2024-03-27,120,5',
  );
  expect(entries.map(({ touched }) => touched)).toEqual([['mood'], ['mood'], ['energy']]);
  expect(problems.map(({ line, code }) => [line, code])).toEqual([
    [2, 'bad-value'],
    [3, 'bad-value'],
  ]);
});

test.each([
  ['3:30pm', 15 * 60 + 30],
  ['3.30pm', 15 * 60 + 30],
  ['12:30am', 30],
  ['3pm', 15 * 60],
  ['3:30 p. m.', 15 * 60 + 30],
  ['21:40 PM', 21 * 60 + 40],
  ['٣:٠٥ مساءً', 15 * 60 + 5],
  ['12:30 صباحًا', 30],
  ['10:15 صباحا', 10 * 60 + 15],
  ['午前0:30', 30],
  ['午後0:30', 12 * 60 + 30],
  ['下午3:05', 15 * 60 + 5],
  ['晚上8点30', 20 * 60 + 30],
  ['凌晨1:05', 65],
  ['中午12:30', 12 * 60 + 30],
  ['3:00 nachm.', 15 * 60],
  ['7:00 de la tarde', 19 * 60],
  ['7 de la tarde', 19 * 60],
  ['7:00 de la mañana', 7 * 60],
  ['10:30 de la noche', 22 * 60 + 30],
  ['2:30 da madrugada', 2 * 60 + 30],
  ['8:15 da noite', 20 * 60 + 15],
  ['3:15 de l’après-midi', 15 * 60 + 15],
  ['7:10 di sera', 19 * 60 + 10],
  ['9:00 abends', 21 * 60],
  ['2:00 nachts', 2 * 60],
  ['12:10 ночи', 10],
  ['3:20 дня', 15 * 60 + 20],
  ['4:00 بعد الظهر', 16 * 60],
  ['10:00 قبل الظهر', 10 * 60],
  ['11:00 ليلًا', 23 * 60],
  ['7:05 at night', 19 * 60 + 5],
])('the time %s is minute %i of the day', async (written, minutes) => {
  const { entries, problems } = await preview(`date,time,mood\n2024-03-14,${written},7\n`, {
    timeZone: 'UTC',
  });
  expect(problems).toEqual([]);
  const at = new Date(entries[0]?.occurred_at ?? '');
  expect(at.getUTCHours() * 60 + at.getUTCMinutes()).toBe(minutes);
});

test('a date as a spreadsheet counts it is read where the column is called so; other numbers are none', async () => {
  const { entries, problems } = await preview(
    'date;mood\n45365;7\n45366,75;6\n45367.25;5\n123;4\n99999;4\n',
    { timeZone: 'UTC' },
  );
  expect(entries.map(({ occurred_at }) => occurred_at)).toEqual([
    '2024-03-14T12:00:00.000Z',
    '2024-03-15T18:00:00.000Z',
    '2024-03-16T06:00:00.000Z',
  ]);
  expect(problems.map(({ line, code }) => [line, code])).toEqual([
    [5, 'bad-date'],
    [6, 'bad-date'],
  ]);
  expect(await refusal('steps,mood\n45365,7\n')).toBe('no-date-column');
});

test.each([
  ['Asia/Riyadh', '2024-06-02'],
  ['America/New_York', '2024-06-01'],
  ['Pacific/Kiritimati', '2024-06-02'],
  ['Etc/GMT+12', '2024-06-01'],
])('an instant without a zone is on the day that it was in %s', async (timeZone, localDate) => {
  // 22:00 and 22:05 in UTC, with nothing else to tell them apart.
  const file = 'date,mood\n1717279200,7\n1717279500000,7\n';
  const { entries, duplicates } = await preview(file, { timeZone });
  expect(duplicates).toBe(0);
  expect(entries).toMatchObject([
    { occurred_at: '2024-06-01T22:00:00.000Z', local_date: localDate, time_zone: timeZone },
    { occurred_at: '2024-06-01T22:05:00.000Z', local_date: localDate, time_zone: timeZone },
  ]);
  const elsewhere = await preview(file, { timeZone: 'UTC' });
  expect(elsewhere.entries.map(({ id }) => id)).toEqual(entries.map(({ id }) => id));
});
