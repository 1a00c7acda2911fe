import { textsFor } from '../own-words.ts';
import type { ComposedPush, Push } from './push.ts';

const HOUR = 3600;
/** A reminder is let go after half a day, as `due_slot` of the database lets go of it. */
const REMINDER_TTL = 12 * HOUR;
const TTL = 24 * HOUR;
/** One for all reminders: the newest replaces those that wait. It says nothing to the push service. */
const REMINDER = 'moment';

/**
 * What is pushed of a delivery, in the person's language: neutral words, or the notification's own where that was chosen.
 * The neutral ones hold no feeling, no number and no name: a lock screen is read over shoulders.
 */
export function composePush(push: Push): ComposedPush {
  const { language, direction, t } = textsFor(push);
  const isReminder = push.type === 'reminder';
  return {
    ttl: isReminder ? REMINDER_TTL : TTL,
    // Sent twice it is one, at the push service and on the screen.
    topic: isReminder ? REMINDER : push.notification_id.replaceAll('-', ''),
    message: {
      id: push.id,
      title: push.titles?.[language] ?? t('push.name'),
      body: push.messages?.[language] ?? t('push.body'),
      lang: language,
      dir: direction,
      tag: isReminder ? REMINDER : push.notification_id,
      open: findPage(push),
      actions: isReminder
        ? [
            { action: 'later', title: t('push.later') },
            { action: 'not-today', title: t('push.notToday') },
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
