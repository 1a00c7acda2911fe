import type { ChatLanguage } from './language.ts';

interface Phrases {
  /** Before the person's own words. */
  readonly reflect: readonly ((words: string) => string)[];
  /** Back at a subject of before. */
  readonly again: readonly ((words: string) => string)[];
  /** After something that was tried. */
  readonly tried: readonly ((words: string) => string)[];
  /** When the wordings of a subject are used up for now: it goes on, and nothing is said twice. */
  readonly goOn: readonly string[];
}

/** What stands around the wordings of a situation; each list is long enough for ten replies in a row. */
export const PHRASES: Readonly<Record<ChatLanguage, Phrases>> = {
  en: {
    reflect: [
      (words) => `“${words}”: I will stay with that for a moment.`,
      (words) => `You write “${words}”.`,
      (words) => `“${words}”. That stands out to me.`,
      (words) => `I read “${words}”.`,
      (words) => `So it is “${words}”.`,
      (words) => `“${words}”: let us look at that.`,
      (words) => `I keep your words as they are: “${words}”.`,
      (words) => `“${words}” says a good deal.`,
      (words) => `I hear it: “${words}”.`,
      (words) => `“${words}”, you say.`,
      (words) => `Let me take up “${words}”.`,
    ],
    again: [
      (words) => `A little earlier it was “${words}”; perhaps the two belong together.`,
      (words) => `Before that you wrote “${words}”. Is this the same thread, or another?`,
      (words) => `It began with “${words}”.`,
    ],
    tried: [
      (words) =>
        `You have tried something already: “${words}”. What did it change, if only a little?`,
      (words) => `“${words}” was one attempt. What would you keep of it?`,
      (words) => `After “${words}”, what would be the next smaller thing?`,
    ],
    goOn: [
      'What is it like right now, while you write this?',
      'If it had a size, how large would it be today?',
      'What would a friend notice about you if they saw you now?',
      'Which part of it is in your hands?',
      'When was it a little lighter, and what was different then?',
      'What has nobody asked you about it yet?',
      'What would you need in order to put it down for an hour?',
      'What do you already know about it that you knew less well a week ago?',
      'Suppose it stays as it is for today: what could the evening still be good for?',
      'Who, or what, has carried you through something like it before?',
      'What would be one sentence about it that is true and not unkind?',
      'Is there something that you have not written because it is hard to say?',
    ],
  },
  ar: {
    reflect: [
      (words) => `«${words}»: لنبقَ عند هذا لحظة.`,
      (words) => `المكتوب هو «${words}».`,
      (words) => `«${words}». هذا لافت.`,
      (words) => `القراءة تقول: «${words}».`,
      (words) => `الأمر إذن «${words}».`,
      (words) => `«${words}»: لننظر في ذلك.`,
      (words) => `الكلمات كما هي: «${words}».`,
      (words) => `في «${words}» كلام كثير.`,
      (words) => `المسموع هنا: «${words}».`,
      (words) => `«${words}»، هكذا قيل.`,
      (words) => `لنأخذ «${words}».`,
    ],
    again: [
      (words) => `قبل قليل كان «${words}»؛ لعل الأمرين متصلان.`,
      (words) => `وقبلها كُتب «${words}». أهو الخيط نفسه أم غيره؟`,
      (words) => `كانت البداية «${words}».`,
    ],
    tried: [
      (words) => `هناك محاولة سابقة: «${words}». ماذا غيّرت ولو قليلًا؟`,
      (words) => `«${words}» كانت محاولة. ما الذي يستحق أن يبقى منها؟`,
      (words) => `بعد «${words}»، ما الشيء الأصغر التالي؟`,
    ],
    goOn: [
      'كيف هو الأمر الآن، أثناء الكتابة؟',
      'لو كان له حجم، فكم يكون اليوم؟',
      'ماذا يلاحظ صديق لو رأى الحال الآن؟',
      'أي جزء منه باليد؟',
      'متى كان أخفّ قليلًا، وما الذي اختلف حينها؟',
      'ما السؤال الذي لم يسأله أحد عنه بعد؟',
      'ما الذي يلزم لوضعه جانبًا ساعة؟',
      'ما المعروف عنه اليوم ولم يكن معروفًا قبل أسبوع؟',
      'لنفترض أنه بقي كما هو اليوم: لأي شيء يصلح المساء بعد؟',
      'من، أو ماذا، حمل عبر أمر يشبهه من قبل؟',
      'ما جملة واحدة عنه صادقة وغير قاسية؟',
      'هل من شيء لم يُكتب لأن قوله صعب؟',
    ],
  },
};
