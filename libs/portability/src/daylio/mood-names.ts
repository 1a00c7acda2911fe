import { toMoodKey } from '../entry/mood-key.ts';

/** Daylio's five groups of moods, the best first, and what each becomes. */
export const GROUP_MOODS = [9, 7, 5, 3, 1] as const;

/** What Daylio calls its five moods, the best first; several languages, and words that people often put in their place. */
const NAMES: readonly (readonly (readonly string[])[])[] = [
  // en
  [
    ['rad', 'amazing', 'awesome', 'great'],
    ['good'],
    ['meh', 'ok', 'okay', 'so-so'],
    ['bad'],
    ['awful', 'terrible'],
  ],
  // ar
  [
    ['رائع', 'ممتاز'],
    ['جيد', 'جيّد'],
    ['عادي', 'متوسط', 'لا بأس', 'مقبول'],
    ['سيئ', 'سيء', 'سيّئ'],
    ['سيئ جدا', 'سيء جدا', 'سيئ جدًا', 'سيء جدًا', 'مريع', 'فظيع'],
  ],
  // de
  [
    ['super', 'fantastisch', 'großartig', 'toll'],
    ['gut'],
    ['naja', 'na ja', 'geht so', 'mittel', 'so lala'],
    ['schlecht'],
    ['mies', 'furchtbar', 'schrecklich', 'miserabel', 'lausig'],
  ],
  // es
  [
    ['genial', 'increíble', 'excelente'],
    ['bien', 'bueno'],
    ['regular', 'normal', 'más o menos'],
    ['mal', 'malo'],
    ['horrible', 'fatal', 'pésimo', 'terrible'],
  ],
  // fr
  [
    ['génial', 'super', 'excellent'],
    ['bien', 'bon'],
    ['bof', 'moyen', 'mouais'],
    ['mauvais', 'mal'],
    ['horrible', 'affreux', 'terrible', 'nul'],
  ],
  // it
  [
    ['fantastico', 'grandioso', 'ottimo'],
    ['bene', 'buono'],
    ['così così', 'cosí cosí', 'insomma', 'medio'],
    ['male', 'cattivo'],
    ['terribile', 'pessimo', 'orribile'],
  ],
  // pt
  [
    ['radiante', 'ótimo', 'incrível', 'excelente'],
    ['bem', 'bom'],
    ['mais ou menos', 'indiferente', 'médio'],
    ['mal', 'mau', 'ruim'],
    ['horrível', 'péssimo', 'terrível'],
  ],
  // nl
  [
    ['fantastisch', 'super', 'geweldig'],
    ['goed'],
    ['mwah', 'matig', 'gaat wel'],
    ['slecht'],
    ['vreselijk', 'afschuwelijk', 'waardeloos'],
  ],
  // sv, da, nb
  [
    ['fantastisk', 'toppen'],
    ['bra', 'godt', 'god'],
    ['sådär', 'okej', 'nogenlunde', 'greit'],
    ['dålig', 'dåligt', 'dårlig', 'dårligt'],
    ['hemskt', 'forfærdelig', 'forferdelig', 'elendig'],
  ],
  // pl
  [
    ['wspaniale', 'super', 'świetnie', 'rewelacyjnie'],
    ['dobrze', 'dobry'],
    ['średnio', 'tak sobie', 'jako tako'],
    ['źle', 'zły', 'słabo'],
    ['okropnie', 'fatalnie', 'strasznie'],
  ],
  // cs
  [
    ['super', 'skvěle'],
    ['dobře', 'dobrý'],
    ['nic moc', 'ujde'],
    ['špatně', 'špatný'],
    ['hrozně', 'příšerně'],
  ],
  // ru, uk
  [
    ['супер', 'отлично', 'великолепно', 'чудово'],
    ['хорошо', 'добре'],
    ['так себе', 'нормально', 'так собі'],
    ['плохо', 'погано'],
    ['ужасно', 'жахливо'],
  ],
  // tr
  [['harika', 'süper'], ['iyi'], ['idare eder', 'eh işte', 'fena değil'], ['kötü'], ['berbat']],
  // id
  [
    ['hebat', 'luar biasa'],
    ['baik', 'bagus'],
    ['biasa', 'biasa saja'],
    ['buruk'],
    ['buruk sekali', 'mengerikan'],
  ],
  // fa
  [['عالی'], ['خوب'], ['معمولی', 'بد نیست'], ['بد'], ['افتضاح', 'خیلی بد']],
  // ur
  [['شاندار'], ['اچھا'], ['ٹھیک', 'ٹھیک ٹھاک'], ['برا'], ['بہت برا']],
  // he
  [['מעולה', 'נהדר'], ['טוב'], ['ככה ככה', 'סביר'], ['רע'], ['נורא']],
  // hi
  [['बहुत बढ़िया', 'शानदार'], ['अच्छा'], ['ठीक-ठाक', 'ठीक ठाक'], ['बुरा'], ['बहुत बुरा', 'भयानक']],
  // zh
  [
    ['超棒', '超赞', '棒极了', '狂喜', '很棒', '超讚'],
    ['开心', '好', '不错', '很好', '開心', '不錯'],
    ['一般', '还行', '普通', '還行'],
    ['不爽', '坏', '不好', '难过', '糟', '壞'],
    ['超烂', '糟透了', '很糟', '糟糕', '超爛'],
  ],
  // ja
  [
    ['最高', '最高!'],
    ['良い', 'よい', 'いい'],
    ['普通', 'まあまあ', 'ふつう'],
    ['悪い', 'わるい', 'いまいち'],
    ['最悪', 'ひどい'],
  ],
  // ko
  [
    ['최고', '아주 좋음'],
    ['좋음', '좋아요', '좋은'],
    ['그저 그럼', '보통', '그저그래'],
    ['나쁨', '별로'],
    ['최악', '끔찍함'],
  ],
];

/** What the five moods of Daylio become, by their names. Names of a person's own are not among them: those are asked. */
export function createDaylioMoods(): ReadonlyMap<string, number> {
  const known = new Map<string, number>();
  for (const language of NAMES) {
    language.forEach((names, group) => {
      for (const name of names) {
        const key = toMoodKey(name);
        if (!known.has(key)) known.set(key, GROUP_MOODS[group] ?? 5);
      }
    });
  }
  return known;
}
