import { gzipSync } from 'node:zlib';
import { LANGUAGES, readTask } from '../data/languages.ts';
import { outputTruth, type Task } from '../data/task.ts';
import { evaluatePack, macroF1, type OutputScore } from '../learn/evaluate.ts';
import { getColumn } from '../learn/metrics.ts';
import { readPack } from '../packs.ts';
import { TEXT_CARD, TEXT_DATA } from './card.ts';
import { readingScores } from './readings.ts';
import { chooseCutOffs, RIVALS, threeWayF1 } from './rivals.ts';
import { table, three } from './table.ts';
import { timings } from './timing.ts';

/** Rows of the train split the rivals' cut-offs are chosen on. */
const CUT_OFF_ROWS = 8000;

/** Macro-F1 others report on the official test splits of the same data. */
const REFERENCE: Readonly<Record<string, string>> = {
  es: '.774',
  de: '.642',
  pt: '.426',
  ru: '.838',
  zh: '.531',
  ary: '.472',
  arq: '.414',
};

/** The text part of docs/emotion.md, measured now. */
export async function textPart(folder: string): Promise<string> {
  const tasks = LANGUAGES.map((lang) => readTask(folder, lang));
  const english = tasks.find((task) => task.lang === 'en') as Task;
  const scores = new Map(tasks.map((task) => [task.lang, evaluatePack(readPack(task.lang), task)]));
  const en = scores.get('en') ?? [];
  return [
    '## Text',
    'Figures are on the dev splits, with exactly the packs in `libs/emotion/packs/text`. Made by `npm run emotion:report -- --data <folder>`; the packs by `npm run emotion:train-text -- --data <folder>`. No step of the training looks at the dev rows (thresholds and calibration come from cross-validation on the train rows), but the few settings in `recipes.ts` were chosen by figures on them, so expect a little less on new texts.',
    '### English',
    table(
      [
        'grouping',
        'macro-F1',
        'mean calibration error',
        'BERT in the GoEmotions paper (test split)',
      ],
      [
        groupRow(en, 'labels28', '28 labels', '.46'),
        groupRow(en, 'ekman', 'Ekman', '.64'),
        groupRow(en, 'sentiment', 'sentiment', '.69'),
      ],
    ),
    'The four values of a reading, by the pack alone and as the engine gives them (with the lexicon):',
    await readingTable(en, english),
    'Sentiment against lexicons in the same run (positive, negative, neutral; each with the two cut-offs that are best on 8,000 train rows):',
    rivalTable(english, en),
    'Processor time, on the machine of this run, median of 5 rounds over the English dev split:',
    table(
      ['', 'µs a text'],
      (await timings(english.dev.texts)).map(([name, micros]) => [name, micros.toFixed(0)]),
    ),
    '### Other languages',
    table(
      [
        'language',
        'dev rows',
        'macro-F1 of six labels',
        'mean AUC',
        'mean calibration error',
        'RemBERT in the BRIGHTER paper (test split)',
      ],
      tasks
        .filter((task) => task.lang !== 'en')
        .map((task) => languageRow(task, scores.get(task.lang) ?? [])),
    ),
    '### Sizes',
    table(['pack', 'bytes', 'gzip'], LANGUAGES.map(sizeRow)),
    '### English, label by label',
    table(
      ['label', 'dev rows', 'F1', 'AUC'],
      en
        .filter((s) => s.group !== 'reading')
        .map((s) => [`${s.group}: ${s.label}`, String(s.positives), three(s.f1), three(s.auc)]),
    ),
    TEXT_CARD,
    TEXT_DATA,
  ].join('\n\n');
}

function groupRow(
  scores: readonly OutputScore[],
  group: string,
  name: string,
  reference: string,
): string[] {
  return [name, three(macroF1(scores, group)), three(meanEce(scores, group)), reference];
}

function meanEce(scores: readonly OutputScore[], group: string): number {
  const mine = scores.filter((score) => score.group === group);
  return mine.reduce((sum, score) => sum + score.ece, 0) / Math.max(1, mine.length);
}

async function readingTable(en: readonly OutputScore[], task: Task): Promise<string> {
  const pack = new Map(en.filter((s) => s.group === 'reading').map((s) => [s.label, s]));
  const rows = (await readingScores(task)).map(({ name, auc, ece }) => {
    const alone = pack.get(name);
    return [name, three(alone?.auc ?? 0), three(alone?.ece ?? 0), three(auc), three(ece)];
  });
  return table(
    ['value', 'AUC, pack', 'calibration error, pack', 'AUC, engine', 'calibration error, engine'],
    rows,
  );
}

function rivalTable(task: Task, en: readonly OutputScore[]): string {
  const three3 = ['positive', 'negative', 'neutral'];
  const at = three3.map((label) =>
    task.outputs.findIndex((o) => o.group === 'sentiment' && o.label === label),
  );
  const columns = (rows: Task['train']) =>
    at.map((k) => getColumn(outputTruth(task, rows), task.outputs.length, k));
  const some = {
    texts: task.train.texts.slice(0, CUT_OFF_ROWS),
    truth: task.train.truth.slice(0, CUT_OFF_ROWS * task.heads.length),
  };
  const chooseOn = columns(some);
  const judgeOn = columns(task.dev);
  const rows = RIVALS.map(({ name, score }) => {
    const cut = chooseCutOffs(Float32Array.from(some.texts, score), chooseOn);
    return [name, three(threeWayF1(Float32Array.from(task.dev.texts, score), judgeOn, cut))];
  });
  const ours = en.filter((s) => s.group === 'sentiment' && three3.includes(s.label));
  const f1 = ours.reduce((sum, s) => sum + s.f1, 0) / ours.length;
  return table(['', 'macro-F1'], [['this pack', three(f1)], ...rows]);
}

function languageRow(task: Task, scores: readonly OutputScore[]): string[] {
  const six = scores.filter((s) => s.group === 'labels6' && s.positives > 0);
  const auc = six.reduce((sum, s) => sum + s.auc, 0) / Math.max(1, six.length);
  return [
    task.lang,
    String(task.dev.texts.length),
    three(macroF1(scores, 'labels6')),
    three(auc),
    three(meanEce(scores, 'labels6')),
    REFERENCE[task.lang] ?? '-',
  ];
}

function sizeRow(lang: string): string[] {
  const bytes = new Uint8Array(readPack(lang));
  return [lang, String(bytes.length), String(gzipSync(bytes, { level: 9 }).length)];
}
