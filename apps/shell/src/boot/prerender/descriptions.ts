import type { BundledLanguage } from '@nafas/platform';

/** The meta descriptions that search engines show, by plain path. Only in the pages made at build time. */
export const DESCRIPTIONS: Readonly<Record<string, Readonly<Record<BundledLanguage, string>>>> = {
  '/': {
    en: 'Short check-ins, what they show over time, and small ways back to calm. Your camera and voice never leave your device.',
    ar: 'وقفات قصيرة مع نفسك، وما تُظهره مع الأيام، وطرق بسيطة للعودة إلى الهدوء. لا تغادر الصورة ولا الصوت جهازك أبدًا.',
  },
  '/terms': {
    en: 'The terms on which Nafas is offered: what it is, what it is not, and what you and we owe each other.',
    ar: 'الشروط التي يُقدَّم بها نَفَس: ما هو وما ليس هو، وما لك وما عليك وما علينا.',
  },
  '/privacy': {
    en: 'What Nafas keeps about you, why, for how long, and how to take it with you or have it deleted.',
    ar: 'ما يحفظه نَفَس عنك، ولماذا، وإلى متى، وكيف تأخذه معك أو تطلب حذفه.',
  },
  '/help': {
    en: 'Emergency numbers and crisis lines by country, each with its source, and a grounding exercise. It works offline.',
    ar: 'أرقام الطوارئ وخطوط المساندة بحسب البلد، مع مصدر كل منها، وتمرين للعودة إلى اللحظة. تعمل الصفحة دون اتصال.',
  },
};
