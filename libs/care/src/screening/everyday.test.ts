import { beforeAll, expect, test } from 'vitest';
import { prepareScreening } from './prepare-screening.ts';
import { screenForCrisis } from './screen-for-crisis.ts';

beforeAll(() => prepareScreening());

test.each([
  'Hanging out at the beach with my cousins tomorrow',
  'Hung the new curtains, the room looks great',
  'signing off, talk tomorrow everyone',
  'Goodnight all, enjoy your weekend',
  'Finally finished the report, it is over!',
  'The ceiling fan blade is bent',
  'the dog killed another slipper',
  'collected my antidepressants from the pharmacy',
  'cutting down on sugar again tonight',
  'saying goodbye to the team with cake on Friday',
  "I've made up my mind and I'm taking the job.",
  'They should have let me go home early.',
  'Kill the lights when you leave, please.',
  'ما بدي كون بهالحفلة أكتر من ساعة.',
])('words of any day are none: %s', (text) => {
  expect(screenForCrisis(text).level).toBe('none');
});

test.each([
  'hanging from a beam is all i picture',
  'signing off for good, goodbye everyone',
  'blade in my hand and i cant stop',
  "this is the last time you'll hear from me, have a great life",
  'hanging out tonight one last time, then I will kill myself',
  'taking the job or not, I want to die',
  'سامحوني، اليوم آخر يوم',
])('words like them are still heard: %s', (text) => {
  expect(screenForCrisis(text).level).toBe('crisis');
});
