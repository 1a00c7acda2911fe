import { expect, test } from 'vitest';
import { newNotification } from './new-notification.ts';
import { localizeNotification } from './localize-notification.ts';

const written = { type: 'support', title: 'Hello', message: 'You', now: new Date(0) } as const;

test('readers get their language, or the text as it was written', () => {
  const both = newNotification({
    ...written,
    titles: { en: 'Hello', ar: 'أهلًا' },
    messages: { en: 'You', ar: 'بك' },
  });
  expect(localizeNotification(both, 'ar')).toEqual({ title: 'أهلًا', message: 'بك' });
  expect(localizeNotification(both, 'fr')).toEqual({ title: 'Hello', message: 'You' });
  expect(localizeNotification(newNotification(written), 'ar')).toEqual({
    title: 'Hello',
    message: 'You',
  });
});
