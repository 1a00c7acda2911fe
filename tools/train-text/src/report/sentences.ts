const WHO = ['I', 'My sister', 'The whole team', 'Honestly I', 'This morning I'];
const FEEL = [
  'felt really happy',
  'was so stressed',
  'am not sure what to think',
  'lost my keys again',
  'loved every minute',
];
const WHY = [
  'because of the exam on Friday',
  'after a long talk with an old friend',
  'while it rained all day',
  'and then went for a walk by the sea',
];
const END = ['!', '.', ' lol', ', you know?', ' :)'];

/** Five hundred made sentences to time engines with where no corpus is at hand. */
export function madeSentences(): string[] {
  return WHO.flatMap((who) =>
    FEEL.flatMap((feel) => WHY.flatMap((why) => END.map((end) => `${who} ${feel} ${why}${end}`))),
  );
}
