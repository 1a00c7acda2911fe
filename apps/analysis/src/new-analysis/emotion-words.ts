/** The emotion words a check-in offers. They are kept by these names in every language. */
export const EMOTION_WORDS = [
  'calm',
  'happy',
  'grateful',
  'hopeful',
  'proud',
  'tired',
  'bored',
  'sad',
  'lonely',
  'angry',
  'overwhelmed',
  'anxious',
  'worried',
  'nervous',
  'afraid',
] as const;
