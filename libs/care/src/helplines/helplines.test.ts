import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { helplineTable } from '../../scripts/helpline-table.ts';
import data from './helplines.json' with { type: 'json' };
import {
  chatSite,
  countryOfLanguages,
  HELP_COUNTRIES,
  helplineName,
  HELPLINES_COMPILED,
  helplinesFor,
  smsHref,
  telHref,
} from './helplines.ts';

const source = (file: string) =>
  readFileSync(join(import.meta.dirname, '../../data', file), 'utf8');

const countries = HELP_COUNTRIES.map((code) => {
  const help = helplinesFor(code);
  if (!help) throw new Error(code);
  return { code, ...help };
});

test('the shipped table is what the source tables say', () => {
  expect(data).toEqual(helplineTable(source('helplines.tsv'), source('helplines-emergency.tsv')));
});

test('every country has an emergency number with its source and date', () => {
  expect(countries.length).toBeGreaterThan(40);
  for (const { code, emergency } of countries) {
    expect(code).toMatch(/^[A-Z]{2}$/);
    expect(emergency.numbers.length).toBeGreaterThan(0);
    for (const number of emergency.numbers) expect(number).toMatch(/^\d[\d ]*$/);
    expect(emergency.source).toMatch(/^https:\/\//);
    expect(emergency.checked).toMatch(/^\d{4}-\d\d$/);
  }
});

test('every line has a number, a known kind, a source, and a date within eighteen months of compiling (DECISION-105)', () => {
  // Counted from the compiling, not from today: a table does not become wrong while nobody touches it.
  const [year = 0, month = 0] = HELPLINES_COMPILED.split('-').map(Number);
  const oldest = new Date(Date.UTC(year, month - 1 - 18)).toISOString().slice(0, 7);
  const lines = countries.flatMap((country) => country.lines);
  expect(lines.length).toBeGreaterThan(30);
  for (const line of lines) {
    expect(line.phones.length > 0 || line.text !== null).toBe(true);
    for (const phone of line.phones) expect(phone).toMatch(/^\d[\d -]*$/);
    expect(['suicide', 'emotional-support', 'text', 'children', 'domestic-violence']).toContain(
      line.kind,
    );
    expect(['A', 'B']).toContain(line.confidence);
    expect(line.source).toMatch(/^https?:\/\//);
    expect(line.sourceDate).not.toBe('');
    expect(line.checked >= oldest && line.checked <= HELPLINES_COMPILED).toBe(true);
    expect(line.name).not.toMatch(/not given/);
    expect(line.url ?? 'https://').toMatch(/^https?:\/\//);
    expect(line.chat ?? 'https://').toMatch(/^https:\/\//);
  }
});

test('a row without a page or a date, or checked more than eighteen months before the compiling, is refused', () => {
  const row = (date: string, url = 'https://example.org') =>
    ['EG', 'Egypt', 'Line', '', 'suicide', '123', '', '', '', '', url, date, 'conf:A'].join('\t');
  const head =
    'country_iso2\tcountry\tname_en\tname_native\tkind\tphone\tsms\turl\thours\tlanguages\tsource_url\tsource_date\tnote';
  const emergency = ['EG', 'Egypt', 'Emergency services', '', 'emergency', '123'];
  const dated = [...emergency, '', '', '', '', 'https://example.org', '2026-10-08', ''].join('\t');
  const numbers = 'country_iso2\temergency_number\tsource_url\nEG\t123\thttps://example.org';
  const lines = (...rows: string[]) =>
    helplineTable([head, dated, ...rows].join('\n'), numbers).countries['EG']?.lines.length;
  expect(lines(row('2026-10-01'))).toBe(1);
  expect(lines(row('2025-05-01'))).toBe(1);
  expect(lines(row('2025-04-30'))).toBe(0);
  expect(lines(row('unknown'))).toBe(0);
  expect(lines(row('2026-10-01', ''))).toBe(0);
});

test('every country that was asked for can be chosen, and has an emergency number with its date', () => {
  const ARAB = 'DZ BH KM DJ EG IQ JO KW LB LY MR MA OM PS QA SA SO SD SY TN AE YE'.split(' ');
  for (const code of [...ARAB, ...'IR TR PK IT PL AR RU SG NG'.split(' ')]) {
    expect(HELP_COUNTRIES).toContain(code);
    const { emergency } = helplinesFor(code) ?? {};
    expect(emergency?.numbers[0]).toMatch(/^\d/);
    expect(emergency?.checked).toMatch(/^202\d-\d\d$/);
  }
});

test('rows known from one secondary source only do not ship', () => {
  const single = source('helplines.tsv')
    .split('\n')
    .map((row) => row.split('\t'))
    .filter((cells) => cells[12]?.startsWith('conf:C'));
  expect(single.length).toBeGreaterThan(10);
  for (const [code = '', , , , , phone] of single) {
    const shipped = helplinesFor(code)?.lines.flatMap((line) => line.phones) ?? [];
    expect(shipped).not.toContain(phone);
  }
});

test('a country is found in any case; one without a confirmed line keeps its emergency number', () => {
  expect(helplinesFor('us')?.lines[0]?.phones).toEqual(['988']);
  expect(helplinesFor('JO')).toMatchObject({ emergency: { numbers: ['911'] }, lines: [] });
  expect(helplinesFor('SG')?.lines[0]).toMatchObject({
    phones: ['1767'],
    chat: 'https://wa.me/6591511767',
    checked: '2026-10',
  });
  expect(helplinesFor('ZZ')).toBeNull();
  expect(helplinesFor('constructor')).toBeNull();
});

test('the country comes from a region that is written, never guessed', () => {
  expect(countryOfLanguages(['ar', 'en-GB', 'en-US'])).toBe('GB');
  expect(countryOfLanguages(['zh-Hant-TW'])).toBe('TW');
  expect(countryOfLanguages(['ar', 'en'])).toBeNull();
  expect(countryOfLanguages(['fa-IR'])).toBe('IR');
  expect(countryOfLanguages(['es-419', 'en-ZZ'])).toBeNull();
});

test.each([
  ['another country’s lines are not shown for one that has none', ['es-CO', 'es', 'en-GB'], null],
  ['nor for half a continent', ['es-419', 'es', 'en-US', 'en'], null],
  ['what Chromium puts behind its own language says nothing', ['ar', 'en-US', 'en'], null],
  ['what a person put there does', ['ar', 'en-US', 'ar-EG'], 'EG'],
  ['whoever reads English first may be there', ['en', 'en-US'], 'US'],
  ['a calendar is no country', ['ar-u-ca-islamic-nu-arab', 'en-u-ca-buddhist'], null],
  ['nor is what somebody made up', ['en-x-us'], null],
  ['a country stands before a calendar', ['fa-IR-u-ca-persian'], 'IR'],
  ['WebKit without a language', ['c'], null],
])('%s: %j', (_what, languages, country) => {
  expect(countryOfLanguages(languages)).toBe(country);
});

test('a chat is named by its site, WhatsApp by its name', () => {
  expect(chatSite('https://www.113.nl')).toBe('113.nl');
  expect(chatSite('https://wa.me/6591511767')).toBeNull();
});

test('numbers become links without their spaces', () => {
  expect(telHref('0800 58 58 58')).toBe('tel:0800585858');
  expect(smsHref({ number: '85258', word: 'SHOUT' })).toBe('sms:85258?body=SHOUT');
  expect(smsHref({ number: '988', word: null })).toBe('sms:988');
});

test('a line has its Arabic name for whoever reads Arabic, and its English one, said to be that, for others', () => {
  const [egypt] = helplinesFor('EG')?.lines ?? [];
  if (!egypt) throw new Error('no line');
  expect(helplineName(egypt, 'ar')).toEqual({ name: egypt.nativeName, lang: 'ar' });
  expect(egypt.nativeName).toMatch(/\p{Script=Arabic}/u);
  expect(helplineName(egypt, 'en')).toEqual({ name: egypt.name, lang: 'en' });
  const german = { name: 'Telephone counselling', nativeName: 'TelefonSeelsorge' };
  for (const language of ['de', 'ar', 'ru']) {
    expect(helplineName(german, language)).toEqual({ name: german.name, lang: 'en' });
  }
});
