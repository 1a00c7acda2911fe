import { gzipSync } from 'node:zlib';
import { ANALYSIS_RATE, readProsody } from '@nafas/emotion/voice';
import { arousalLabel, CONDITIONS, EMOTIONS, type Clip, type EmotionLetter } from './corpus.ts';
import type { Heard } from './evaluate/leave-one-out.ts';
import { auc, calibrationError, uar, type Judged } from './evaluate/metrics.ts';
import { millisecondsPerSecond } from './timing.ts';

const CARD = `## Voice

Made by \`npm run emotion:train-voice -- --data <EMO-DB folder>\`; do not edit.

**What it reads**: arousal, how activated a voice sounds: pitch, intonation, rhythm and spectral balance
(19 features, none of which depends on loudness), a logistic model, against the user's own baseline of three
neutral clips where there is one. Energy is 50 where arousal is as likely as not; the usual voice is 45.

**What it cannot read**: happiness, sadness and stress are null. Joy and anger sound much alike this way
(public figures for telling them apart with such features are near .7), so no valence is claimed. It hears expression, not feeling.

**Training data**: Berlin EMO-DB (Burkhardt et al. 2005), CC0-1.0, seven actors, German, acted, studio. Aroused: anger, fear,
joy. Calm: sadness, boredom, neutral. Disgust is neither and is left out of the training; both ways of counting it are
shown below. Each clip is also trained in 15 and 5 dB of white noise and over a telephone band (300-3400 Hz).

**Known bias**: one language, ten sentences, acted and strong emotions, adults, few speakers. Without a baseline a
high-pitched voice is read as more aroused. Hoarse, whispered and sung voices, children, and tone languages were not tried.
The telephone band hides the lowest harmonics, which costs pitch accuracy.

**Refused, and said as such**: silence, clipping, music or held tones (tried on synthesised music only), too short, no voice.

**Intended use**: self-awareness, as a question the user answers. Not for work, school, hiring, diagnosis or emergencies.
`;

const REFERENCE = `References: 19 such features without a baseline reach .865 UAR on EMO-DB (our own earlier measurement, .884 with one).
The public benchmark that divides EMO-DB by arousal across speakers is Schuller et al. 2009, "Acoustic emotion recognition: a
benchmark comparison of performances" (ASRU, doi:10.1109/ASRU.2009.5372886), with thousands of features or hidden Markov models over
all ten actors; its division of the emotions is not ours, so its figures are no yardstick to a percent.`;

/** The voice section of docs/emotion.md, every figure measured in this run. */
export function voiceReport(clips: readonly Clip[], heard: readonly Heard[], pack: string): string {
  const speakers = new Set(clips.map((c) => c.speaker)).size;
  return [
    CARD.trim(),
    `### Leave one speaker out (${clips.length} clips, ${speakers} actors; baselines drawn ten times)`,
    conditionTable(heard),
    REFERENCE,
    '### By speaker, clean, own baseline',
    speakerTable(heard),
    '### Read as aroused, by emotion (clean, own baseline)',
    emotionTable(heard),
    '### Size and speed',
    `Pack: ${pack.length} bytes, ${gzipSync(pack, { level: 9 }).length} gzipped.`,
    speedLine(),
    '',
  ].join('\n\n');
}

function judged(heard: readonly Heard[], disgust: 0 | 1 | null = null): Judged[] {
  return heard.flatMap(({ clip, p }) => {
    const y = clip.emotion === 'E' ? disgust : arousalLabel(clip.emotion);
    return y === null ? [] : [{ y, p }];
  });
}

const figure = (v: number) => v.toFixed(3).replace(/^0/u, '');

function conditionTable(heard: readonly Heard[]): string {
  const names = { none: 'none', clean: 'three clean clips', same: 'three clips, same condition' };
  const rows = CONDITIONS.flatMap((condition) =>
    (['none', 'clean', 'same'] as const)
      .filter((b) => condition !== 'clean' || b !== 'same')
      .map((baseline) => {
        const own = heard.filter((h) => h.condition === condition && h.baseline === baseline);
        const main = judged(own);
        const cells = [
          uar(main),
          auc(main),
          calibrationError(main),
          uar(judged(own, 1)),
          uar(judged(own, 0)),
        ];
        return `| ${condition} | ${names[baseline]} | ${cells.map(figure).join(' | ')} |`;
      }),
  );
  return [
    '| heard | baseline | UAR | AUC | ECE | UAR, disgust as aroused | UAR, disgust as calm |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
}

const ownBaseline = (heard: readonly Heard[]) =>
  heard.filter((h) => h.condition === 'clean' && h.baseline === 'clean');

function speakerTable(heard: readonly Heard[]): string {
  const own = ownBaseline(heard);
  const speakers = [...new Set(own.map((h) => h.clip.speaker))].sort();
  const cells = speakers.map((s) => figure(uar(judged(own.filter((h) => h.clip.speaker === s)))));
  return [
    `| speaker | ${speakers.join(' | ')} |`,
    `| --- |${' --- |'.repeat(speakers.length)}`,
    `| UAR | ${cells.join(' | ')} |`,
  ].join('\n');
}

function emotionTable(heard: readonly Heard[]): string {
  const own = ownBaseline(heard);
  const letters = Object.keys(EMOTIONS) as EmotionLetter[];
  const cells = letters.map((e) => {
    const of = own.filter((h) => h.clip.emotion === e);
    return `${Math.round((100 * of.filter((h) => h.p >= 0.5).length) / Math.max(1, of.length))}%`;
  });
  return [
    `| ${letters.map((e) => EMOTIONS[e]).join(' | ')} |`,
    `|${' --- |'.repeat(letters.length)}`,
    `| ${cells.join(' | ')} |`,
  ].join('\n');
}

/** Time for one second of sound, median of 15 runs over ten seconds of a gliding buzz. */
function speedLine(): string {
  const seconds = 10;
  const sound = Float32Array.from({ length: seconds * ANALYSIS_RATE }, (_, i) => {
    const t = i / ANALYSIS_RATE;
    return (
      0.3 * Math.sin(2 * Math.PI * 140 * t + 20 * Math.sin(6 * t)) * Math.abs(Math.sin(12 * t))
    );
  });
  const millis = millisecondsPerSecond(seconds, 15, () => readProsody(sound));
  return `Analysis: ${millis.toFixed(1)} ms of processor time for a second of sound (Node ${process.versions.node}).`;
}
