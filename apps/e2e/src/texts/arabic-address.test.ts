import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readTexts } from './read-texts.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..', '..');

/** Commands to a man: the forms that texts like ours are written with. */
const COMMANDS =
  'اكتب|اختر|أدخل|اضغط|افتح|حاول|جر[ّ]?ب|أضف|ابدأ|تابع|أعد|اطلب|تحق[ّ]?ق|راجع|احفظ|احذف|أغلق|اقرأ|انتظر|انسخ|استخدم|استمر|أكمل|سج[ّ]ل|أرسل|ارفع|عُد|اذهب|خذ|لاحظ|ضع|اجلس|أغمض|انظر|فك[ّ]ر|تخي[ّ]ل|تذك[ّ]ر|اسأل|امسح|اترك|غي[ّ]ر|فع[ّ]ل|شغ[ّ]ل|اسمح|اتصل|تواصل|ارجع|تأك[ّ]د|اسحب|أجب|اذكر|أنشئ|امش|انهض|ابتعد|احك[ِ]?|أخبر|قم';
/** What he is told, asked or let do: the forms in which a woman's verb ends otherwise. */
const PRESENT =
  'تشعر|تريد|تود[ّ]?|ترغب|تختار|تستخدم|تلاحظ|تستطيع|تعطيه|تفع[ّ]له|تحذفه|تقوله|تكتبه|تُدخله|تجدها|تغلقها|تمحوها|تأخذه|تتأك[ّ]د|تقلق عليه|تراها|تلمسها|تسمعها|تسحبها|تشتكي|تنشئ|تُدخل';

const says = (verbs: string) =>
  new RegExp(`(?<![\\u0621-\\u0652])(?:و|ف|فل|ل)?(?:${verbs})(?![\\u0621-\\u0652])`, 'u');

// The wording of a questionnaire and of a quotation is not ours.
const QUOTED = /questionnaires\.json|quotes\.json/;

it('no Arabic text commands or tells a man: it names what is done (DECISION-162)', () => {
  const texts = [...readTexts('ar', join(ROOT, 'apps')), ...readTexts('ar', join(ROOT, 'libs'))];
  expect(texts.length).toBeGreaterThan(2000);
  const found = texts.filter(
    ([at, text]) => !QUOTED.test(at) && (says(COMMANDS).test(text) || says(PRESENT).test(text)),
  );
  expect(found).toEqual([]);
});
