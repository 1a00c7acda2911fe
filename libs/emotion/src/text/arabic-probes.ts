/**
 * Sentences that have to come out right, each with what must hold: a value name is "at least 45",
 * a value with "-" is "at most 30". Not data to train on: the tests read them.
 */
export type Probe = readonly [text: string, ...claims: string[]];

/** What Arabic texts must be read as, by {@link Probe}. */
export const ARABIC_PROBES: readonly Probe[] = [
  ['أنا سعيد', 'happiness', '-sadness'],
  ['أنا سعيدة جدًا اليوم', 'happiness'],
  ['لست سعيدًا', '-happiness'],
  ['لستُ سعيدةً اليوم', '-happiness'],
  ['مش مبسوط', '-happiness'],
  ['مو مبسوطة', '-happiness'],
  ['مبسوط كتير', 'happiness'],
  ['أنا مش زعلان', '-sadness'],
  ['أنا زعلانة منك', 'sadness', '-happiness'],
  ['حاسس إني حزين', 'sadness', '-happiness'],
  ['أشعر بالحزن الشديد', 'sadness', '-happiness'],
  ['بكيت طول الليل', 'sadness'],
  ['قلبي مكسور', 'sadness'],
  ['أنا متوتر من الامتحان', 'stress', '-happiness'],
  ['متوترة ومضغوطة في الشغل', 'stress'],
  ['مش متوتر خالص', '-stress'],
  ['أنا قلقان على بكرة', 'stress'],
  ['خايفة من النتيجة', 'stress'],
  ['خائف جدًا', 'stress'],
  ['معصب وايد اليوم', 'stress'],
  ['أنا غاضب منه', 'stress'],
  ['مرتاح والحمد لله', '-stress'],
  ['أشعر بالهدوء والراحة', '-stress'],
  ['مستانس مرة', 'happiness'],
  ['اليوم رايق ومروق', 'happiness'],
  ['فرحانة بالنجاح', 'happiness'],
  ['مافرحتش خالص', '-happiness'],
  ['ما في فرح بحياتي', '-happiness'],
  ['مــبــســوط', 'happiness'],
  ['سَعِيدٌ', 'happiness'],
  ['ما أجمل هذا اليوم', 'happiness'],
  ['زعلان بس مش متوتر', 'sadness', '-stress'],
  ['مو سيئ', '-sadness', '-stress'],
  ['نفسيتي تعبانة', 'sadness', '-happiness'],
  ['الاجتماع الساعة الثالثة', 'neutral', '-stress', '-sadness', '-happiness'],
];
