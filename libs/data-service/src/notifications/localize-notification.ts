import type { Notification } from './notification.ts';

/** Title and message in the reader's language where there is one, else as they were written. */
export function localizeNotification(
  { title, message, titles, messages }: Notification,
  language: string,
): { title: string; message: string } {
  return {
    title: titles?.[language] ?? title,
    message: messages?.[language] ?? message,
  };
}
