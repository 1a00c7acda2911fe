import {
  standardise,
  VOICE_FEATURES,
  type ArousalModel,
  type VoicePack,
} from '@nafas/emotion/voice';
import { arousalLabel, CONDITIONS, type Clip, type Condition } from '../corpus.ts';
import { fitLogistic, type Example } from './logistic.ts';
import { meanFeatures, columnDeviations, columnMeans } from './moments.ts';

/** Chosen on leave-one-speaker-out of the training actors, among 3, 10 and 30. */
const RIDGE = 10;
/** A telephone is the rarest of the conditions; at full weight it costs the others .015 UAR. */
const WEIGHT: Readonly<Record<Condition, number>> = {
  clean: 1,
  noise15: 1,
  noise5: 1,
  telephone: 0.4,
};

/** Weights of both models, before they are rounded for the pack. */
export type Trained = Pick<VoicePack, 'deviation' | 'own' | 'general'>;

/** Trains both models (with and without a baseline) on clips of several speakers. */
export function train(clips: readonly Clip[]): Trained {
  const speakers = [...new Set(clips.map((c) => c.speaker))].sort();
  const bySpeaker = speakers.map((s) => clips.filter((c) => c.speaker === s));
  const centred = bySpeaker.flatMap((own) => {
    const centre = columnMeans(own.map((c) => c.features.clean));
    return own.map((c) => c.features.clean.map((x, i) => x - (centre[i] ?? 0)));
  });
  const deviation = columnDeviations(centred);
  const ownRows = bySpeaker.flatMap((own) => withBaseline(own, deviation));
  const all = clips.map((c) => c.features.clean);
  const mean = columnMeans(all);
  const spread = columnDeviations(all);
  const generalRows = CONDITIONS.flatMap((heard) => toRows(clips, heard, mean, spread));
  return {
    deviation,
    own: fitModel(ownRows),
    general: { ...fitModel(generalRows), mean, deviation: spread },
  };
}

interface Row {
  readonly clip: Clip;
  readonly heard: Condition;
  readonly x: readonly number[];
  readonly weight: number;
}

/** A user may have made the baseline in a quiet room and speak in a loud one: both are trained. */
function withBaseline(own: readonly Clip[], deviation: readonly number[]): Row[] {
  const neutral = own.filter((c) => c.emotion === 'N');
  if (neutral.length === 0) return [];
  return CONDITIONS.flatMap((heard) => {
    const rooms: Condition[] = heard === 'clean' ? ['clean'] : [heard, 'clean'];
    return rooms.flatMap((room) => {
      const baseline = meanFeatures(neutral, room);
      return toRows(own, heard, baseline, deviation);
    });
  });
}

function toRows(
  clips: readonly Clip[],
  heard: Condition,
  centre: readonly number[],
  deviation: readonly number[],
): Row[] {
  return clips.flatMap((clip) => {
    const features = clip.features[heard];
    return features
      ? [{ clip, heard, weight: WEIGHT[heard], x: standardise(features, centre, deviation) }]
      : [];
  });
}

/**
 * The usual voice is the clean neutral one (with a baseline its middle is that baseline, so the bias).
 * Both classes count the same, and all the copies of a clip together as much as one clip.
 */
function fitModel(rows: readonly Row[]): ArousalModel {
  const labelled = rows.flatMap(({ clip, heard, x, weight }) => {
    const y = arousalLabel(clip.emotion);
    return y === null ? [] : [{ x, y, weight, usual: clip.emotion === 'N' && heard === 'clean' }];
  });
  const clips = new Set(
    rows.filter((r) => arousalLabel(r.clip.emotion) !== null).map((r) => r.clip),
  ).size;
  const total = [0, 1].map((c) => labelled.reduce((s, r) => s + (r.y === c ? r.weight : 0), 0));
  const examples: Example[] = labelled.map(({ x, y, weight }) => ({
    x,
    y,
    weight: (weight * clips) / 2 / Math.max(1e-9, total[y] ?? 0),
  }));
  const { weights, bias } = fitLogistic(examples, RIDGE);
  const logits = labelled
    .filter((r) => r.usual)
    .map((r) => [r.x.reduce((sum, v, i) => sum + v * (weights[i] ?? 0), bias)]);
  const usual = { logit: columnMeans(logits)[0] ?? 0, spread: columnDeviations(logits)[0] ?? 1 };
  return { weights, bias, usual };
}

/** The pack of a training, rounded to what matters (the report is made with the rounded one). */
export function makePack(trained: Trained, version: string): VoicePack {
  const round = (v: number) => Number(v.toPrecision(6));
  const model = (m: ArousalModel): ArousalModel => ({
    weights: m.weights.map(round),
    bias: round(m.bias),
    usual: { logit: round(m.usual.logit), spread: round(m.usual.spread) },
  });
  return {
    format: 'nafas-voice-1',
    version,
    data: 'Berlin Database of Emotional Speech (EMO-DB), Burkhardt et al. 2005, seven actors',
    licence: 'CC0-1.0',
    features: [...VOICE_FEATURES],
    deviation: trained.deviation.map(round),
    own: model(trained.own),
    general: {
      ...model(trained.general),
      mean: trained.general.mean.map(round),
      deviation: trained.general.deviation.map(round),
    },
  };
}
