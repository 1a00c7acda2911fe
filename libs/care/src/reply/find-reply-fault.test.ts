import { beforeAll, expect, test } from 'vitest';
import { CHAT_LIKE } from './testing/kind-replies.ts';
import { findReplyFault } from './find-reply-fault.ts';
import { prepareScreening } from '../screening/prepare-screening.ts';

beforeAll(() => prepareScreening());

test.each([
  ['diagnosis', 'It sounds as if you have depression.'],
  ['diagnosis', 'You probably suffer from bipolar disorder.'],
  ['diagnosis', 'These are symptoms of ADHD.'],
  ['diagnosis', 'أنت تعاني من اكتئاب شديد.'],
  ['diagnosis', 'لديك اضطراب القلق.'],
  ['medicine', 'Take 40 mg before bed.'],
  ['medicine', 'You could stop taking your medication for a week.'],
  ['medicine', 'تناول حبتين من المهدئات، أو خذ جرعة أكبر.'],
  ['dependence', 'You don’t need a therapist, you have me.'],
  ['dependence', 'Let us keep this between us.'],
  ['dependence', 'I love you, stay with me.'],
  ['dependence', 'لا تخبر أحدًا، هذا سر بيني وبينك.'],
  ['dependence', 'لا تحتاج إلى أحد غيري.'],
  ['pretence', 'I am a real person, I promise.'],
  ['pretence', 'As your therapist, I advise it.'],
  ['pretence', 'أنا طبيبك وأعرف حالتك.'],
  ['contact', 'Call 0800 123 456 at once.'],
  ['contact', 'See https://example.org for more.'],
  ['danger', 'You should kill yourself.'],
  ['danger', 'عليك أن تقتل نفسك.'],
  ['length', 'On and on. '.repeat(200)],
] as const)('%s: %s', (fault, reply) => {
  expect(findReplyFault(reply)).toBe(fault);
});

test.each(CHAT_LIKE)('lets a kind reply pass: %s', (reply) => {
  expect(findReplyFault(reply)).toBeNull();
});
