import { beforeAll, expect, test } from 'vitest';
import { prepareScreening } from './prepare-screening.ts';
import { screenForCrisis } from './screen-for-crisis.ts';

beforeAll(() => prepareScreening());

// All made up. None says what would happen.
test.each([
  'No one would come looking for days.',
  'My kids would have a better dad if I weren’t in the way.',
  'I only have to hold out until the kids finish school, then I can stop.',
  "I'd never do it while my dad is alive, but he's very ill.",
  "Nothing is holding me here now that she's left.",
  "My birthday is next month but I don't intend to see it.",
  "Thank you for everything, you did all you could, don't blame yourself.",
  "This time I'll make sure it works.",
  'Last time they found me too early.',
  "Tonight I'm not sure I can trust myself.",
  'I parked at the cliff again and stayed there for two hours.',
  'tbh being dead seems better than going back to that school',
  'لم تعد عندي أسباب لأبقى.',
  'عندي تاريخ محدد ولا شيء بعده.',
  'أخاف مما سأفعله إذا خرج أهلي من البيت.',
  'لا أريد أن أقتل نفسي لكني لا أريد أن أحيا.',
  'لا تنقذوني هذه المرة.',
])('a hint is heard: %s', (text) => {
  const { level, matched } = screenForCrisis(text);
  expect(level).toBe('crisis');
  expect(matched.map(({ rule }) => rule).join(' ')).toMatch(/\.(?:hint|not-alive)/);
});

test.each([
  'Once my mum has passed, I’ll follow.',
  'All that’s missing is courage.',
  'This is probably the last thing I’ll ever write here.',
])('where the classifier is calm, it offers help: %s', (text) => {
  expect(screenForCrisis(text).level).toBe('concern');
});

test.each([
  'I only have to hold out until the kids finish school, then we can move to the coast.',
  'I said my goodbyes at dinner because the flight leaves at six.',
  'My birthday is next month but I don’t feel like a party.',
  'Tonight I can’t trust myself near the ice cream.',
  'Who will feed the cat, and can you tell my sister it wasn’t her fault the vase broke?',
  'We parked at the cliff to watch the sunset.',
  'My dad asked God to take us back to the summer of 2015.',
  'They should have let me go home early.',
  'ودعتهم على العشاء لأن طائرتي في السادسة.',
  'الليلة أريد أن أنام باكرا.',
])('what is like one is none: %s', (text) => {
  const { matched } = screenForCrisis(text);
  expect(matched).toEqual([]);
});
