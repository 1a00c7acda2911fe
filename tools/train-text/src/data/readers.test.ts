import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { parseCsv } from './csv.ts';
import { readTask } from './languages.ts';
import { outputTruth } from './task.ts';

const folder = mkdtempSync(join(tmpdir(), 'nafas-corpus-'));
afterAll(() => rmSync(folder, { recursive: true }));

function write(part: string, name: string, text: string) {
  mkdirSync(join(folder, 'text', part), { recursive: true });
  writeFileSync(join(folder, 'text', part, name), text);
}

describe('corpora', () => {
  it('reads quoted CSV fields with commas, quotes and line breaks', () => {
    expect(parseCsv('id,text\r\n1,"a ""b"", c\nd"\n2,e')).toEqual([
      ['id', 'text'],
      ['1', 'a "b", c\nd'],
      ['2', 'e'],
    ]);
  });
  it('reads GoEmotions and makes its groups', () => {
    write('goemotions', 'labels.txt', 'admiration\nanger\nneutral\n');
    write('goemotions', 'train.tsv', 'Well done\t0\tx1\nGrr, fine\t1,2\tx2\n');
    write('goemotions', 'dev.tsv', 'Ok\t2\tx3\n');
    const task = readTask(folder, 'en');
    expect(task.train.texts).toEqual(['Well done', 'Grr, fine']);
    const truth = outputTruth(task, task.train);
    const heads = (row: number) =>
      task.heads.filter((_, k) => task.train.truth[row * task.heads.length + k] === 1);
    // Groups of several labels have a head of their own; it is on where any of them is.
    expect(heads(0)).toEqual(['admiration', 'ekman joy']);
    expect(heads(1)).toEqual(['anger', 'neutral', 'ekman anger', 'negative']);
    const said = (row: number) =>
      task.outputs
        .filter((_, k) => truth[row * task.outputs.length + k] === 1)
        .map((o) => `${o.group}:${o.label}`);
    expect(said(0)).toEqual([
      'labels28:admiration',
      'ekman:joy',
      'sentiment:positive',
      'reading:happiness',
    ]);
    expect(said(1)).toContain('reading:stress');
    expect(said(1)).toContain('sentiment:neutral');
  });
  it('reads BRIGHTER by the names of its columns, and none of the six is neutral', () => {
    const head = 'id,text,anger,disgust,fear,joy,sadness,surprise\n';
    write('brighter', 'esp.train.csv', `${head}a,"hola, sí",0,0,0,1,0,0\nb,nada,0,0,0,0,0,0\n`);
    write('brighter', 'esp.dev.csv', `${head}c,ay,0,0,1,0,0,0\n`);
    const task = readTask(folder, 'es');
    const truth = outputTruth(task, task.train);
    expect([...truth.subarray(0, 10)]).toEqual([0, 0, 0, 1, 0, 0, 1, 0, 0, 0]);
    expect([...truth.subarray(10, 20)]).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 1, 0]);
  });
  it('reads KOTE into the six groups and keeps every tenth row for dev', () => {
    write(
      'kote',
      'val.tsv',
      Array.from({ length: 20 }, (_, i) => `${i}\t글 ${i}\t5,24`).join('\n'),
    );
    const task = readTask(folder, 'ko');
    expect(task.train.texts).toHaveLength(18);
    expect(task.dev.texts).toEqual(['글 0', '글 10']);
    expect([...task.dev.truth.subarray(0, 6)]).toEqual([0, 0, 0, 0, 1, 0]);
  });
});
