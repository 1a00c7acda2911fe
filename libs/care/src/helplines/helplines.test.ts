import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { helplineTable } from '../../scripts/helpline-table.ts';
import data from './helplines.json' with { type: 'json' };
import {
  countryOfLanguages,
  HELPLINE_COUNTRIES,
  HELPLINES_COMPILED,
  helplinesFor,
  smsHref,
  telHref,
} from './helplines.ts';

const source = (file: string) =>
  readFileSync(join(import.meta.dirname, '../../data', file), 'utf8');

const countries = HELPLINE_COUNTRIES.map((code) => {
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

test('every line has a number, a known kind, a source, and a date within two years of compiling (DECISION-105)', () => {
  const oldest = `${Number(HELPLINES_COMPILED.slice(0, 4)) - 2}${HELPLINES_COMPILED.slice(4)}`;
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
  expect(helplinesFor('ZZ')).toBeNull();
  expect(helplinesFor('constructor')).toBeNull();
});

test('the country comes from a region that is written, never guessed', () => {
  expect(countryOfLanguages(['ar', 'en-GB', 'en-US'])).toBe('GB');
  expect(countryOfLanguages(['zh-Hant-TW'])).toBe('TW');
  expect(countryOfLanguages(['ar', 'en'])).toBeNull();
  expect(countryOfLanguages(['es-419', 'en-ZZ'])).toBeNull();
});

test('numbers become links without their spaces', () => {
  expect(telHref('0800 58 58 58')).toBe('tel:0800585858');
  expect(smsHref({ number: '85258', word: 'SHOUT' })).toBe('sms:85258?body=SHOUT');
  expect(smsHref({ number: '988', word: null })).toBe('sms:988');
});
