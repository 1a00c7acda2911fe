import { BODY_SCAN } from './data/body-scan.ts';
import { BOX_BREATHING } from './data/box-breathing.ts';
import { BREATHING_4_6 } from './data/breathing-4-6.ts';
import { CYCLIC_SIGHING } from './data/cyclic-sighing.ts';
import { FIVE_SENSES } from './data/five-senses.ts';
import { LEAVES_ON_A_STREAM } from './data/leaves-on-a-stream.ts';
import { MINDFUL_BREATHING } from './data/mindful-breathing.ts';
import { MUSCLE_RELAXATION } from './data/muscle-relaxation.ts';
import { SELF_COMPASSION } from './data/self-compassion.ts';
import { SLEEP_WIND_DOWN } from './data/sleep-wind-down.ts';
import { THREE_GOOD_THINGS } from './data/three-good-things.ts';
import { VALUES_CARD } from './data/values-card.ts';
import { WALKING_ATTENTION } from './data/walking-attention.ts';
import type { Exercise } from './exercise.ts';

/** The exercise that a person who has rated none is led to. */
export const FIRST = BREATHING_4_6;

/** All exercises, in the order of the list. */
export const EXERCISES: readonly Exercise[] = [
  BREATHING_4_6,
  CYCLIC_SIGHING,
  BOX_BREATHING,
  MINDFUL_BREATHING,
  BODY_SCAN,
  FIVE_SENSES,
  MUSCLE_RELAXATION,
  SELF_COMPASSION,
  THREE_GOOD_THINGS,
  VALUES_CARD,
  WALKING_ATTENTION,
  LEAVES_ON_A_STREAM,
  SLEEP_WIND_DOWN,
];
