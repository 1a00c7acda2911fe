import type { TagKind } from '../tag-name.ts';

/** The sample person's tags, by a name of ours. */
export const SAMPLE_TAGS: Readonly<
  Record<string, { kind: TagKind | null; en: string; ar: string }>
> = {
  mother: { kind: 'people', en: 'Mother', ar: 'أمي' },
  sara: { kind: 'people', en: 'Sara', ar: 'سارة' },
  team: { kind: 'people', en: 'team', ar: 'الفريق' },
  neighbours: { kind: 'people', en: 'neighbours', ar: 'الجيران' },
  home: { kind: 'places', en: 'home', ar: 'البيت' },
  balcony: { kind: 'places', en: 'balcony', ar: 'الشرفة' },
  office: { kind: 'places', en: 'office', ar: 'المكتب' },
  sea: { kind: 'places', en: 'sea', ar: 'البحر' },
  walk: { kind: 'activities', en: 'walk', ar: 'المشي' },
  tea: { kind: 'activities', en: 'tea', ar: 'شاي' },
  reading: { kind: 'activities', en: 'reading', ar: 'قراءة' },
  call: { kind: 'activities', en: 'phone call', ar: 'مكالمة' },
  deadline: { kind: 'activities', en: 'deadline', ar: 'موعد تسليم' },
  cooking: { kind: 'activities', en: 'cooking', ar: 'طبخ' },
  'bad-sleep': { kind: null, en: 'bad sleep', ar: 'نوم متقطّع' },
};

/** Something that happens in the sample year: how it felt and what was written. Without a note, only how it felt. */
export interface Scene {
  /** The moods it goes with, 0-10. */
  readonly from: number;
  readonly to: number;
  readonly words: string;
  readonly tags: string;
  readonly en?: string;
  readonly ar?: string;
}

/** The scenes, each of which returns over the year. */
export const SCENES: readonly Scene[] = [
  {
    ...{ from: 7, to: 10, words: 'content rested', tags: 'balcony tea' },
    en: 'Tea on the balcony before everyone woke up. The street was quiet.',
    ar: 'فنجان شاي على الشرفة قبل أن يستيقظ الجميع. كان الشارع ساكنًا.',
  },
  {
    ...{ from: 6, to: 9, words: 'close amused', tags: 'mother call home' },
    en: 'Mother told the story of the neighbour’s cat again. It gets longer every time.',
    ar: 'حكت أمي قصة قطة الجيران من جديد. تطول القصة في كل مرة.',
  },
  {
    ...{ from: 7, to: 10, words: 'light free', tags: 'sea walk sara' },
    en: 'Walked along the sea with Sara until the lamps came on.',
    ar: 'مشينا، سارة وأنا، على شاطئ البحر حتى أُضيئت المصابيح.',
  },
  {
    ...{ from: 0, to: 4, words: 'overwhelmed tense', tags: 'office deadline' },
    en: 'Three things were due today and all of them were mine.',
    ar: 'ثلاثة أعمال كان موعدها اليوم، وكلّها عليّ.',
  },
  {
    ...{ from: 1, to: 4, words: 'tired heavy', tags: 'bad-sleep home' },
    en: 'Woke at four and listened to the fan until it was light.',
    ar: 'استيقظت في الرابعة وبقيت أسمع صوت المروحة حتى الفجر.',
  },
  {
    ...{ from: 5, to: 8, words: 'focused satisfied', tags: 'office team' },
    en: 'The long review is done. Nobody had to shout.',
    ar: 'انتهت المراجعة الطويلة، ولم يرفع أحد صوته.',
  },
  {
    ...{ from: 4, to: 6, words: 'unhurried', tags: 'walk' },
    en: 'A short walk after lunch. Nothing special, and that was good.',
    ar: 'مشي قصير بعد الغداء. لا شيء مميّز، وكان هذا حسنًا.',
  },
  {
    ...{ from: 0, to: 3, words: 'lonely missing-someone', tags: 'home' },
    en: 'The flat was too quiet this evening. I left the radio on.',
    ar: 'كان البيت هادئًا أكثر مما ينبغي هذا المساء. تركت المذياع يعمل.',
  },
  {
    ...{ from: 2, to: 5, words: 'worried', tags: 'mother call' },
    en: 'Mother sounded tired on the phone. She says it is nothing.',
    ar: 'بدا صوت أمي متعبًا في الهاتف. تقول إنه لا شيء.',
  },
  {
    ...{ from: 6, to: 9, words: 'grateful warm', tags: 'neighbours cooking' },
    en: 'The neighbours brought soup. I brought back the pot with lemons in it.',
    ar: 'أحضر الجيران حساءً، فأعدتُ القدر وفيها ليمون.',
  },
  {
    ...{ from: 6, to: 8, words: 'curious calm', tags: 'reading home' },
    en: 'Forty pages in one sitting, the first time since spring.',
    ar: 'أربعون صفحة في جلسة واحدة، لأول مرة منذ الربيع.',
  },
  {
    ...{ from: 1, to: 4, words: 'frustrated pressed', tags: 'office team' },
    en: 'The plan changed again at five. I had just finished.',
    ar: 'تغيّرت الخطة من جديد عند الخامسة، وكنت قد انتهيت للتوّ.',
  },
  {
    ...{ from: 7, to: 10, words: 'proud relieved', tags: 'team' },
    en: 'Spoke in front of everyone, and my voice held.',
    ar: 'تكلّمت أمام الجميع، ولم يخنّي صوتي.',
  },
  {
    ...{ from: 3, to: 6, words: 'thoughtful', tags: 'tea balcony' },
    en: 'Rain all day. I watched it more than I worked.',
    ar: 'مطر طوال اليوم. نظرت إليه أكثر مما عملت.',
  },
  {
    ...{ from: 2, to: 5, words: 'nervous', tags: 'office' },
    en: 'The talk is tomorrow. I know it by heart and still.',
    ar: 'العرض غدًا. أحفظه كله، ومع ذلك.',
  },
  {
    ...{ from: 5, to: 8, words: 'at-home', tags: 'cooking sara home' },
    en: 'Cooked with Sara. Too much salt, and we ate all of it.',
    ar: 'طبخنا، سارة وأنا. كثُر الملح، وأكلنا كل شيء.',
  },
  { from: 0, to: 3, words: 'sad drained', tags: '' },
  { from: 3, to: 6, words: 'tired', tags: 'office' },
  { from: 4, to: 7, words: 'calm', tags: 'walk' },
  { from: 4, to: 8, words: '', tags: 'home' },
  { from: 6, to: 10, words: 'happy', tags: '' },
  { from: 0, to: 10, words: '', tags: '' },
  { from: 2, to: 7, words: '', tags: 'walk sea' },
];
