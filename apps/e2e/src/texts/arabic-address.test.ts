import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..', '..', '..', '..');

/** Commands to a man: the forms that texts like ours are written with. */
const COMMANDS =
  'اكتب|اختر|أدخل|اضغط|افتح|حاول|جر[ّ]?ب|أضف|ابدأ|تابع|أعد|اطلب|تحق[ّ]?ق|راجع|احفظ|احذف|أغلق|اقرأ|انتظر|انسخ|استخدم|استمر|أكمل|سج[ّ]ل|أرسل|ارفع|عُد|اذهب|خذ|لاحظ|ضع|اجلس|أغمض|انظر|فك[ّ]ر|تخي[ّ]ل|تذك[ّ]ر|اسأل|امسح|اترك|غي[ّ]ر|فع[ّ]ل|شغ[ّ]ل|اسمح|اتصل|تواصل|ارجع|تأك[ّ]د|اسحب|أجب|اذكر|أنشئ|امش|انهض|ابتعد|احك[ِ]?|أخبر|قم';
/** What he is told, asked or let do: the forms in which a woman's verb ends otherwise. */
const PRESENT =
  'تشعر|تريد|تود[ّ]?|ترغب|تختار|تستخدم|تلاحظ|تستطيع|تعطيه|تفع[ّ]له|تحذفه|تقوله|تكتبه|تُدخله|تجدها|تغلقها|تمحوها|تأخذه|تتأك[ّ]د|تقلق عليه|تراها|تلمسها|تسمعها|تسحبها|تشتكي|تنشئ|تُدخل';

const says = (verbs: string) =>
  new RegExp(`(?<![\\u0621-\\u0652])(?:و|ف|فل|ل)?(?:${verbs})(?![\\u0621-\\u0652])`, 'u');

/** Every Arabic text of a folder of locales, with where it stands. */
function* readArabic(folder: string): Generator<readonly [string, string]> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (['node_modules', 'dist', 'out-tsc'].includes(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* readArabic(path);
    else if (/[/\\]ar[/\\][^/\\]+\.json$/.test(path)) {
      yield* walk(JSON.parse(readFileSync(path, 'utf8')), path.slice(ROOT.length + 1));
    }
  }
}

function* walk(value: unknown, at: string): Generator<readonly [string, string]> {
  if (typeof value === 'string') yield [at, value];
  else if (typeof value === 'object' && value !== null) {
    for (const [key, each] of Object.entries(value)) yield* walk(each, `${at} ${key}`);
  }
}

// The wording of a questionnaire and of a quotation is not ours.
const QUOTED = /questionnaires\.json|quotes\.json/;

it('no Arabic text commands or tells a man: it names what is done (DECISION-162)', () => {
  const texts = [...readArabic(join(ROOT, 'apps')), ...readArabic(join(ROOT, 'libs'))];
  expect(texts.length).toBeGreaterThan(2000);
  const found = texts.filter(
    ([at, text]) => !QUOTED.test(at) && (says(COMMANDS).test(text) || says(PRESENT).test(text)),
  );
  expect(found).toEqual([]);
});
