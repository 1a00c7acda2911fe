import { expect, test } from 'vitest';
import { CHAT_CATEGORIES, type ChatCategory } from './categories.ts';
import { findCategories, keywordReply } from './keyword-reply.ts';
import { CHAT_REPLIES } from './replies.ts';

const MESSAGES: readonly (readonly [ChatCategory, string, readonly string[]])[] = [
  [
    'greeting',
    'MOTIVATION-048',
    ['Hello!', 'hiii', 'Good morning', 'مرحبًا', 'صباح الخير', 'السلام عليكم'],
  ],
  [
    'motivation',
    'MOTIVATION-049',
    ['I need motivation', 'Inspire me', 'أحتاج إلى تحفيز', 'أنا كسلان'],
  ],
  [
    'stress',
    'MOTIVATION-050',
    ['I’m so stressed', 'I can’t sleep', 'أنا متوتّر', 'عندي ضغط في العمل'],
  ],
  [
    'goals',
    'MOTIVATION-051',
    ['How do I plan my goals?', 'a new habit', 'أريد أن أحقق هدفي', 'خطتي للشهر'],
  ],
  ['support', 'MOTIVATION-052', ['Just listen', 'I am sad and lonely', 'ساعدني', 'وأنا حزينة']],
  [
    'progress',
    'MOTIVATION-053',
    ['I improved', 'What helped last time?', 'تقدّمي هذا الأسبوع', 'نجحت'],
  ],
  ['reflection', 'MOTIVATION-054', ['I wonder', 'write it down', 'أشعر بشيء غريب', 'أنا ممتنّة']],
  ['default', 'MOTIVATION-055', ['The bus is blue', 'historic hillside', 'القطار أزرق', '🌿', '']],
];

test.each(MESSAGES)('answers what is of the category %s (%s)', (category, _row, messages) => {
  for (const message of messages) {
    expect(findCategories(message), message).toEqual([category]);
    const { text } = keywordReply(message, 'ar', () => 0.99);
    const language = /[a-z]/i.test(message) ? 'en' : 'ar';
    expect(CHAT_REPLIES[language][category], message).toContain(text);
  }
});

test('there are eight categories, each with several replies in both languages', () => {
  expect(CHAT_CATEGORIES).toHaveLength(8);
  for (const replies of Object.values(CHAT_REPLIES)) {
    expect(Object.keys(replies)).toEqual([...CHAT_CATEGORIES]);
    for (const each of Object.values(replies)) expect(each.length).toBeGreaterThan(1);
  }
});

test('the category with more of its words wins', () => {
  expect(findCategories('Hello, my goals, my plan')).toEqual(['goals']);
});

test('ties are picked at random, over all replies that tie (MOTIVATION-056)', () => {
  const tie = 'Hello stress';
  expect(findCategories(tie)).toEqual(['greeting', 'stress']);
  const all = [...CHAT_REPLIES.en.greeting, ...CHAT_REPLIES.en.stress];
  const picked = all.map((_, index) => keywordReply(tie, 'en', () => index / all.length).text);
  expect(picked).toEqual(all);
  const drawn = Array.from({ length: 200 }, () => keywordReply(tie, 'en').text);
  expect(new Set(drawn).size).toBeGreaterThan(1);
});
