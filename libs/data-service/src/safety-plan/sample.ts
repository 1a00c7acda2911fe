import { newPlan, type SafetyPlan } from './plan.ts';

const DAY = 24 * 60 * 60 * 1000;

/** The plan of the sample person, looked over ten days ago. The numbers in it are nobody's. */
export function samplePlan(now: Date, language: string): SafetyPlan {
  const lines = language === 'ar' ? ARABIC : ENGLISH;
  return newPlan(lines, new Date(now.getTime() - 10 * DAY));
}

const ENGLISH = {
  warningSigns: [
    'I stop answering messages',
    'Sleep goes under five hours, twice in a row',
    'The sentence “what for” comes back',
  ],
  ownWays: [
    'Cold water on the wrists, then the balcony',
    'The old films, the ones I know by heart',
    'Breathe out longer than in',
  ],
  distractions: ['The café by the library, it is always full', 'Dana, who talks about her plants'],
  people: ['Rana, my sister. “Ring even at night.”', 'Samir, from the third floor'],
  professionals: ['Dr. Mansour, weekdays 9 to 17'],
  saferPlace: [
    'Rana keeps what I asked her to keep',
    'On such a night I sleep at Samir and Huda’s',
  ],
};

const ARABIC = {
  warningSigns: [
    'أتوقّف عن الرد على الرسائل',
    'النوم دون خمس ساعات ليلتين متتاليتين',
    'تعود جملة «لماذا كل هذا»',
  ],
  ownWays: [
    'ماء بارد على المعصمين، ثم الشرفة',
    'الأفلام القديمة المحفوظة عن ظهر قلب',
    'زفير أطول من الشهيق',
  ],
  distractions: ['المقهى قرب المكتبة، ممتلئ دائمًا', 'دانة، وحديثها عن نباتاتها'],
  people: ['رنا، أختي. «اتصال في أي ساعة، حتى في الليل.»', 'سمير، من الطابق الثالث'],
  professionals: ['الطبيب منصور، أيام الأسبوع من ٩ إلى ١٧'],
  saferPlace: ['عند رنا ما طلبت منها أن تحفظه', 'في ليلة كهذه يكون المبيت عند سمير وهدى'],
};
