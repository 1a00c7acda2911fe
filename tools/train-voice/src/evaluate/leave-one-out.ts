import { readArousal, type VoicePack } from '@nafas/emotion/voice';
import { seededRandom } from '../audio/degrade.ts';
import { CONDITIONS, type Clip, type Condition } from '../corpus.ts';
import { meanFeatures } from '../learn/moments.ts';
import { makePack, train } from '../learn/train.ts';

/** One clip as a model heard it that has never heard its speaker. */
export interface Heard {
  readonly clip: Clip;
  readonly condition: Condition;
  /** Which baseline: none, three clean clips, or three clips in the same condition. */
  readonly baseline: 'none' | 'clean' | 'same';
  readonly p: number;
}

/** Baselines are drawn this many times, since three clips of ten are a matter of luck. */
const DRAWS = 10;
const BASELINE_CLIPS = 3;

/**
 * Leave one speaker out: for each speaker the models are trained on the others and read the
 * speaker's clips. The clips of a baseline are never judged with it.
 */
export function leaveOneSpeakerOut(clips: readonly Clip[]): Heard[] {
  const random = seededRandom(2005);
  return [...new Set(clips.map((c) => c.speaker))].sort().flatMap((speaker) => {
    const own = clips.filter((c) => c.speaker === speaker);
    const pack = makePack(train(clips.filter((c) => c.speaker !== speaker)), 'held-out');
    const neutral = own.filter((c) => c.emotion === 'N');
    const heard = CONDITIONS.flatMap((condition) =>
      own.flatMap((clip) => hear(pack, clip, condition, 'none')),
    );
    for (let draw = 0; draw < DRAWS; draw++) {
      const drawn = shuffle(neutral, random).slice(0, BASELINE_CLIPS);
      const judged = own.filter((c) => !drawn.includes(c));
      for (const condition of CONDITIONS) {
        for (const room of ['clean', 'same'] as const) {
          const baseline = meanFeatures(drawn, room === 'same' ? condition : 'clean');
          for (const clip of judged) heard.push(...hear(pack, clip, condition, room, baseline));
        }
      }
    }
    return heard;
  });
}

function hear(
  pack: VoicePack,
  clip: Clip,
  condition: Condition,
  room: Heard['baseline'],
  baseline?: readonly number[],
): Heard[] {
  const features = clip.features[condition];
  if (!features) return [];
  return [
    { clip, condition, baseline: room, p: readArousal(pack, features, baseline).probability },
  ];
}

function shuffle<T>(items: readonly T[], random: () => number): T[] {
  const keyed = items.map((item) => ({ item, key: random() }));
  return keyed.sort((a, b) => a.key - b.key).map(({ item }) => item);
}
