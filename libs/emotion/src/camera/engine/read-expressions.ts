import type { EmotionValue, ReadingEvidence } from '../../reading/reading.ts';
import { EXPRESSIONS, type Expression } from '../net/expression-net.ts';
import type { FoundFace } from '../face/search-faces.ts';
import type { Expressions } from './calibrate.ts';

/** A face this high (pixels of the frame) gives the net all the detail it can use. */
const LARGE_FACE = 80;
/** An expression less likely than this is not shown as evidence. */
const WORTH_SHOWING = 0.05;

const TOWARDS: Readonly<Record<Expression, EmotionValue>> = {
  neutral: 'neutral',
  happy: 'happiness',
  sad: 'sadness',
  angry: 'stress',
  fearful: 'stress',
  disgusted: 'stress',
  surprised: 'energy',
};

/**
 * The five values in percent: happiness is happy, sadness is sad, neutral is neutral, stress (shown as
 * tension) is angry, fearful and disgusted, energy the expressions of high arousal: happy, angry,
 * fearful and surprised.
 */
export function toValues(e: Expressions): Readonly<Record<EmotionValue, number>> {
  return {
    happiness: 100 * e.happy,
    sadness: 100 * e.sad,
    neutral: 100 * e.neutral,
    stress: 100 * (e.angry + e.fearful + e.disgusted),
    energy: 100 * (e.happy + e.angry + e.fearful + e.surprised),
  };
}

/** Largest calibrated probability, less for an unsure detector and for a small face; 0-1. */
export function computeConfidence(e: Expressions, face: FoundFace): number {
  const highest = Math.max(...EXPRESSIONS.map((name) => e[name]));
  return highest * face.score * Math.min(1, face.height / LARGE_FACE);
}

/** The expressions seen, the likeliest first. */
export function collectEvidence(e: Expressions): ReadingEvidence[] {
  return EXPRESSIONS.filter((name) => e[name] >= WORTH_SHOWING)
    .sort((a, b) => e[b] - e[a])
    .map((name) => ({ kind: 'expression', what: name, towards: TOWARDS[name], weight: e[name] }));
}
