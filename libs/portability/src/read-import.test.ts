import { checkInCodec } from '@nafas/data-service/check-ins';
import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, test, vi } from 'vitest';
import { MAX_FILE_BYTES, MAX_UNPACKED_BYTES } from './limits.ts';
import { ImportRefused } from './refusal.ts';
import { preview, refusal, toBackup } from './testing.ts';
import { readImport } from './read-import.ts';

const CSV =
  'full_date,date,weekday,time,mood,activities,note_title,note\n2023-03-14,x,x,21:40,good,walk | مشي,"A ""title""","two\nlines"\n2023-03-15,x,x,21:40,so tired,,,هادئ\n';
const JSON_EXPORT = JSON.stringify({
  account: { id: 'x' },
  tables: {
    check_ins: [
      {
        id: '5b3f2b9e-2222-4000-8000-000000000001',
        mood: 7,
        energy: 5,
        stress: 2,
        notes: 'x',
        words: ['calm'],
        tags: ['walk'],
        occurred_at: '2026-01-01T10:00:00Z',
        time_zone: 'UTC',
        local_date: '2026-01-01',
      },
    ],
  },
});
const BACKUP = toBackup({
  customMoods: [{ id: 1, custom_name: 'x', mood_group_id: 1 }],
  tags: [{ id: 1, name: 'walk' }],
  dayEntries: [
    { year: 2023, month: 2, day: 14, hour: 21, minute: 40, mood: 1, tags: [1], note: 'x' },
  ],
});

describe('hostile files', () => {
  test.each([
    ['nothing', new Uint8Array(), 'empty'],
    ['blanks', '\uFEFF \n \n', 'empty'],
    ['100 MB', new Uint8Array(100_000_000).fill(97), 'too-large'],
    ['one byte too many', new Uint8Array(MAX_FILE_BYTES + 1).fill(97), 'too-large'],
    [
      'a bomb in a zip',
      zipSync({ 'backup.daylio': new Uint8Array(MAX_UNPACKED_BYTES + 1e6).fill(65) }),
      'too-large-inside',
    ],
    [
      'a picture',
      new Uint8Array([
        0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52,
      ]),
      'not-text',
    ],
    ['one line', 'hello', 'no-date-column'],
    ['a page', '<html><body>hello, you</body></html>\n', 'no-date-column'],
    ['dates alone', 'date,time\n2024-01-01,10:00', 'no-content-column'],
    ['too many entries', `date,mood\n${'2024-01-01,5\n'.repeat(20_001)}`, 'too-many-entries'],
    ['a row of 100,000 columns', `${'a,'.repeat(100_000)}\n`, 'broken-csv'],
    ['deep JSON', '['.repeat(1_000_000), 'broken-json'],
  ] as const)('%s: a reason, and nothing else', async (_name, file, code) => {
    expect(await refusal(file)).toBe(code);
  });

  test('columns without a date can still be matched: they are shown, without entries', async () => {
    const file = 'Logged,How,Words\none Monday,5,tea\none Tuesday,6,walk\n';
    const text = new TextEncoder().encode(file);
    const options = { timeZone: 'UTC', today: '2026-11-22', isMatching: true };
    const { kind, count, columns } = await readImport(text, options);
    expect([kind, count]).toEqual(['csv', 0]);
    expect(columns.map(({ name, sample }) => [name, sample])).toEqual([
      ['Logged', 'one Monday'],
      ['How', '5'],
      ['Words', 'tea'],
    ]);
    expect(await refusal(file)).toBe('no-date-column');
    await expect(readImport(new TextEncoder().encode('hello'), options)).rejects.toMatchObject({
      code: 'no-date-column',
    });
  });

  test('a bomb that says it is small is stopped by its bytes', async () => {
    const bomb = zipSync({ 'backup.daylio': new Uint8Array(MAX_UNPACKED_BYTES * 2).fill(65) });
    // The size of the only file, in its own head and in the list at the end.
    const view = new DataView(bomb.buffer, bomb.byteOffset);
    view.setUint32(22, 100, true);
    const read = vi.spyOn(bomb, 'subarray');
    expect(await refusal(bomb)).toBe('too-large-inside');
    expect(read).toHaveBeenCalled();
    // Its half is as much as may be unpacked.
    expect(read.mock.lastCall?.[0]).toBeLessThan(bomb.length * 0.6);
  });

  test('1,000 malformed samples: a reason or a preview whose every entry could be stored', async () => {
    let refused = 0;
    let read = 0;
    const good = [
      strToU8(CSV),
      strToU8(JSON_EXPORT),
      BACKUP,
      new Uint8Array(new Uint16Array([...`\uFEFF${CSV}`].map((c) => c.charCodeAt(0))).buffer),
    ];
    const sample = fc.oneof(
      fc.uint8Array({ maxLength: 400 }),
      fc.string({ unit: 'binary', maxLength: 400 }).map((text) => strToU8(text)),
      fc
        .array(
          fc
            .array(fc.oneof(fc.string(), fc.constantFrom('2024-01-01', '"', '=1', '7', 'good')), {
              maxLength: 9,
            })
            .map((cells) => cells.join(',')),
          { maxLength: 9 },
        )
        .map((lines) => strToU8(`full_date,mood,activities,note\n${lines.join('\n')}`)),
      fc.json().map((text) => strToU8(`{"tables":{"check_ins":[${text}]}}`)),
      fc
        .anything()
        .map((value) => toBackup({ dayEntries: [value], tags: value, customMoods: [value] }))
        .filter(Boolean),
      // A good file with some bytes changed, cut off or doubled.
      fc
        .record({
          file: fc.constantFrom(...good),
          at: fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 20 }),
          from: fc.nat(50),
          end: fc.nat(400),
        })
        .map(({ file, at, from, end }) => {
          const copy = file.slice(
            from % 5 === 0 ? from : 0,
            file.length - (end % 3 === 0 ? end : 0),
          );
          for (const [where, value] of at) copy[where % Math.max(1, copy.length)] = value;
          return copy;
        }),
    );
    await fc.assert(
      fc.asyncProperty(sample, async (file) => {
        const before = file.slice();
        const found = await preview(file).catch((error: unknown) => {
          if (error instanceof ImportRefused) return null;
          throw error;
        });
        expect(file).toEqual(before);
        if (found === null) {
          refused += 1;
          return;
        }
        read += 1;
        expect(found.count).toBe(found.entries.length);
        for (const entry of found.entries)
          expect(checkInCodec.ofRow(entry)).toMatchObject({ id: entry.id });
      }),
      { numRuns: 1000 },
    );
    expect(refused).toBeGreaterThan(100);
    expect(read).toBeGreaterThan(100);
  }, 120_000);
});

describe('encodings', () => {
  const text = 'date,mood,note\n2024-01-01,7,يوم جميل\n';
  test.each([
    ['UTF-8', strToU8(text), 'utf-8'],
    ['UTF-8 with a mark', strToU8(`\uFEFF${text}`), 'utf-8'],
    ['UTF-16', toUtf16(`\uFEFF${text}`, true), 'utf-16le'],
    ['UTF-16, big end first', toUtf16(`\uFEFF${text}`, false), 'utf-16be'],
    ['UTF-16 without a mark', toUtf16(text, true), 'utf-16le'],
    ['Windows-1256', toWindows1256(text), 'windows-1256'],
  ] as const)('%s', async (_name, file, encoding) => {
    const found = await preview(file);
    expect(found.encoding).toBe(encoding);
    expect(found.entries[0]?.notes).toBe('يوم جميل');
  });

  test('Windows-1252', async () => {
    const file = Uint8Array.from('date,mood,note\n2024-01-01,7,Café à Zürich\n', (character) =>
      character.charCodeAt(0),
    );
    const found = await preview(file);
    expect(found.encoding).toBe('windows-1252');
    expect(found.entries[0]?.notes).toBe('Café à Zürich');
  });

  test('a torn letter leaves the rest of UTF-8 as it is', async () => {
    const file = strToU8(`${text}2024-01-02,7,مساء هادئ جدا\n`);
    const torn = file.slice(0, -4);
    const found = await preview(torn);
    expect(found.encoding).toBe('utf-8');
    expect(found.entries[0]?.notes).toBe('يوم جميل');
  });
});

function toUtf16(text: string, isLittle: boolean): Uint8Array {
  const view = new DataView(new ArrayBuffer(text.length * 2));
  for (let at = 0; at < text.length; at += 1) view.setUint16(at * 2, text.charCodeAt(at), isLittle);
  return new Uint8Array(view.buffer);
}

function toWindows1256(text: string): Uint8Array {
  const decoder = new TextDecoder('windows-1256');
  const table = new Map(
    Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte]),
  );
  return Uint8Array.from(text, (character) => table.get(character) ?? 63);
}

test('moods are counted of the entries that come in, and asked of no other', async () => {
  const rows = [
    '2024-01-01,so so',
    '2024-01-01,so so',
    '2024-01-02,so so',
    '2099-01-01,tomorrowish',
  ];
  const { moods, count, duplicates, problems } = await preview(`date,mood\n${rows.join('\n')}\n`);
  expect({ count, duplicates, problems }).toMatchObject({
    count: 2,
    duplicates: 1,
    problems: [{ line: 5, code: 'future' }],
  });
  expect(moods).toEqual([{ name: 'so so', count: 2, mood: null }]);
});
