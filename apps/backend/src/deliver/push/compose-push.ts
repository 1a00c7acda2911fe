import type { ComposedPush, Push } from './push.ts';

const HOUR = 3600;
/** A reminder is let go after half a day, as `due_slot` of the database lets go of it. */
const REMINDER_TTL = 12 * HOUR;
const TTL = 24 * HOUR;
/** One for all reminders: the newest replaces those that wait. It says nothing to the push service. */
const REMINDER = 'moment';

// No feeling, no number, no name: a lock screen is read over shoulders. Design 27 shows it to the person word for word.
const WORDS = {
  en: { body: 'A moment for you, whenever it suits.', later: 'Later', notToday: 'Not today' },
  ar: { body: 'لحظة لك، متى ناسبك.', later: 'لاحقًا', notToday: 'ليس اليوم' },
} as const;
const NAME = { en: 'Nafas', ar: 'نَفَس' } as const;

/** What is pushed of a delivery, in the person's language: neutral words, or the notification's own where that was chosen. */
export function composePush(push: Push): ComposedPush {
  const language = push.language.startsWith('ar') ? 'ar' : 'en';
  const words = WORDS[language];
  const isReminder = push.type === 'reminder';
  return {
    ttl: isReminder ? REMINDER_TTL : TTL,
    // Sent twice it is one, at the push service and on the screen.
    topic: isReminder ? REMINDER : push.notification_id.replaceAll('-', ''),
    message: {
      id: push.id,
      title: push.titles?.[language] ?? NAME[language],
      body: push.messages?.[language] ?? words.body,
      lang: language,
      dir: language === 'ar' ? 'rtl' : 'ltr',
      tag: isReminder ? REMINDER : push.notification_id,
      open: findPage(push),
      actions: isReminder
        ? [
            { action: 'later', title: words.later },
            { action: 'not-today', title: words.notToday },
          ]
        : [],
    },
  };
}

function findPage({ kind, week_to: weekTo }: Push): string {
  if (weekTo !== null) return `/dashboard/week/${weekTo}`;
  if (kind.startsWith('exercise-reminder')) return '/dashboard/realtime-assistance';
  if (/^(?:achievement|goal)-/.test(kind)) return '/dashboard/motivation-hub';
  if (kind.startsWith('mood-reminder')) return '/dashboard';
  return '/dashboard/notifications';
}
