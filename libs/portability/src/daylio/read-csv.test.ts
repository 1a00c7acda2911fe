import { expect, test } from 'vitest';
import { preview } from '../testing.ts';

const TODAYS = 'full_date,date,weekday,time,mood,activities,note_title,note';
const row = async (line: string, header = TODAYS) =>
  (await preview(`${header}\n${line}\n`)).entries[0];

test.each([
  [
    'today’s',
    TODAYS,
    '2017-12-09,December 9,Saturday,01:25,good,walk | family,A title,A note',
    'A title\nA note',
    '2017-12-08T22:25:00.000Z',
  ],
  [
    'with scales',
    'full_date,date,weekday,time,mood,activities,scales,note_title,note',
    '2017-12-09,x,x,1:25 am,good,walk | family,"sleep: 7",,A note',
    'A note',
    '2017-12-08T22:25:00.000Z',
  ],
  [
    'without titles',
    'full_date,date,weekday,time,mood,activities,note',
    '2017-12-09,x,x,1:25\u202fpm,good,walk | family,A note',
    'A note',
    '2017-12-09T10:25:00.000Z',
  ],
  [
    'the oldest',
    'year,date,weekday,time,mood,activities,note',
    '2017,9 December,Saturday,11:54 pm,good,walk | family,A note',
    'A note',
    '2017-12-09T20:54:00.000Z',
  ],
  [
    'the oldest, in American order',
    'year,date,weekday,time,mood,activities,note',
    '2017,December 9,Saturday,12:04 am,good,walk | family,A note',
    'A note',
    '2017-12-08T21:04:00.000Z',
  ],
  [
    'the oldest, in Arabic',
    'year,date,weekday,time,mood,activities,note',
    '٢٠١٧,٩ ديسمبر,السبت,١:٢٥ م,good,walk | family,A note',
    'A note',
    '2017-12-09T10:25:00.000Z',
  ],
  [
    'the oldest, in Japanese',
    'year,date,weekday,time,mood,activities,note',
    '2017,12月9日,土,13:25,good,walk | family,A note',
    'A note',
    '2017-12-09T10:25:00.000Z',
  ],
])('the columns of %s export', async (_name, header, line, notes, occurredAt) => {
  expect(await row(line, header)).toMatchObject({
    mood: 7,
    energy: 5,
    stress: 5,
    touched: ['mood'],
    tags: ['walk', 'family'],
    notes,
    occurred_at: occurredAt,
    local_date: '2017-12-09',
    time_zone: 'Asia/Riyadh',
  });
});

test('moods by their names in several languages; a person’s own name is asked', async () => {
  const lines = [
    'rad',
    'Good',
    'meh',
    'bad',
    'awful',
    'رائع',
    'سيئ جدًا',
    'génial',
    'schlecht',
    '最悪',
    'so tired',
    'so tired',
  ];
  const { moods, entries } = await preview(
    `${TODAYS}\n${lines.map((mood, at) => `2020-01-${at + 10},x,x,09:00,${mood},,,`).join('\n')}`,
  );
  expect(Object.fromEntries(moods.map(({ name, mood }) => [name, mood]))).toEqual({
    rad: 9,
    Good: 7,
    meh: 5,
    bad: 3,
    awful: 1,
    رائع: 9,
    'سيئ جدًا': 1,
    génial: 9,
    schlecht: 3,
    最悪: 1,
    'so tired': null,
  });
  expect(moods[0]).toEqual({ name: 'so tired', count: 2, mood: null });
  expect(entries.map(({ touched }) => touched.length)).toEqual([
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0,
  ]);
});

test('an answer goes before what a name is known as; without a mood and all else, nothing comes in', async () => {
  const file = `${TODAYS}\n2020-01-01,x,x,09:00,rad,,,\n2020-01-02,x,x,09:00,so tired,,,\n2020-01-03,x,x,09:00,so tired,,,A note`;
  const { entries, problems } = await preview(file, { moods: { RAD: 10, 'so tired': null } });
  expect(entries.map(({ mood, touched, notes }) => [mood, touched, notes])).toEqual([
    [10, ['mood'], null],
    [5, [], 'A note'],
  ]);
  expect(problems).toEqual([{ line: 3, code: 'empty', kept: false }]);
});

test('notes are plain text: lists, breaks and signs of HTML are read, other signs stay', async () => {
  const note = '<b>Tea</b><br>a &amp; b<ul><li>one</li><li>two</li></ul>2 < 3 <3 &#9749;';
  expect((await row(`2020-01-01,x,x,09:00,rad,,,"${note}"`))?.notes).toBe(
    'Tea\na & b- one\n- two\n2 < 3 <3 ☕',
  );
});

test('lines are counted as an editor counts them, with notes over several lines and empty lines', async () => {
  const file = [
    `\uFEFF${TODAYS}`,
    '2020-01-01,x,x,09:00,rad,,,"one\r\ntwo\r\nthree"',
    '',
    ',x,x,09:00,rad,,,no date',
    '2020-13-01,x,x,09:00,rad,,,',
    '2099-01-01,x,x,09:00,rad,,,',
    '2020-01-02,x,x,25:00,rad,,,',
    '2020-01-03,x,x,09:00,rad,,,a,b,c',
    '2020-01-04,x,x,09:00,,,,',
    '2020-01-05,x,x,09:00,rad,,,"never closed',
  ].join('\r\n');
  const { problems, count } = await preview(file);
  expect(problems.map(({ line, code, kept }) => [line, code, kept])).toEqual([
    [6, 'no-date', false],
    [7, 'bad-date', false],
    [8, 'future', false],
    [9, 'bad-time', true],
    [10, 'extra-cells', true],
    [11, 'empty', false],
    [12, 'open-quote', false],
  ]);
  expect(count).toBe(3);
});

test('what is longer than can be kept is said', async () => {
  const tags = Array.from({ length: 12 }, (_, at) => `tag ${at}`).join(' | ');
  const { entries, problems } = await preview(
    `${TODAYS}\n2020-01-01,x,x,09:00,rad,${tags},,${'🌿'.repeat(2001)}\n2020-01-02,x,x,09:00,rad,${'t'.repeat(41)},,`,
  );
  expect([...(entries[0]?.notes ?? '')]).toHaveLength(2000);
  expect(entries[0]?.tags).toHaveLength(10);
  expect(problems).toMatchObject([
    { code: 'note-cut', kept: true },
    { code: 'tags-cut' },
    { code: 'tags-cut' },
  ]);
});

test('read again it is the same entries; what stands in it twice comes in once', async () => {
  const line = '2020-01-01,x,x,09:00,rad,walk | tea,,Hello';
  const file = `${TODAYS}\n${line}\n${line}\n2020-01-01,x,x,09:00,rad,walk | tea,,Hello you\n`;
  const first = await preview(file);
  expect(first).toMatchObject({ count: 2, duplicates: 1 });
  const again = await preview(file, { moods: { rad: 3 }, timeZone: 'Europe/Berlin' });
  expect(again.entries.map(({ id }) => id).sort()).toEqual(
    first.entries.map(({ id }) => id).sort(),
  );
  const other = await preview(file, { person: 'somebody' });
  expect(other.entries.map(({ id }) => id)).not.toContain(first.entries[0]?.id);
});
