import { DataError } from '../data-error.ts';
import { instant } from '../instant.ts';
import { z } from '../zod.ts';

/** The kinds of notifications. */
export const NOTIFICATION_TYPES = ['achievement', 'reminder', 'support', 'milestone'] as const;
/** The kind of a notification, as the database keeps it. */
export type NotificationType = (typeof NOTIFICATION_TYPES)[number];

/** The picture beside it, by the name of the icon. */
export const NOTIFICATION_ICONS = ['Trophy', 'Calendar', 'MessageSquare', 'Heart'] as const;
/** The lucide name of the picture beside a notification. */
export type NotificationIcon = (typeof NOTIFICATION_ICONS)[number];

/** The most characters (code points) of a title; the fewest are one that is no space. */
export const MAX_NOTIFICATION_TITLE = 200;
/** The most characters (code points) of a message; the fewest are one that is no space. */
export const MAX_MESSAGE = 1000;

/** A text by language tag, in English and Arabic at least. */
export type Translations = Readonly<Record<'en' | 'ar', string> & Partial<Record<string, string>>>;

/** A notification in the bell. Its text never changes. */
export interface Notification {
  /** A UUID that its maker chose, so that adding it twice stores it once. */
  id: string;
  type: NotificationType;
  /** In the language of whoever wrote it; what a reader gets is `localizeNotification`. */
  title: string;
  message: string;
  /** The instant it tells of, ISO 8601 in UTC. */
  time: string;
  icon: NotificationIcon;
  /** The icon's colour: a colour name of the design system, e.g. `accent-ink`, or hex. */
  color: string;
  /** The colour behind it, e.g. `accent-soft`. */
  bgColor: string;
  unread: boolean;
  /** Title and message in every language, both or neither; neither for what was written in one. */
  titles: Translations | null;
  messages: Translations | null;
}

const words = (most: number) =>
  z.string().check(z.refine((text) => /\S/.test(text) && [...text].length <= most));
const translations = (most: number): z.ZodMiniType<Translations, unknown> =>
  z.catchall(z.object({ en: words(most), ar: words(most) }), words(most));
const color = z.string().check(z.regex(/^[A-Za-z0-9#-]{1,40}$/));

const schema: z.ZodMiniType<Notification, unknown> = z
  .object({
    id: z.guid(),
    type: z.enum(NOTIFICATION_TYPES),
    title: words(MAX_NOTIFICATION_TITLE),
    message: words(MAX_MESSAGE),
    time: instant,
    icon: z.enum(NOTIFICATION_ICONS),
    color,
    bgColor: color,
    unread: z.boolean(),
    titles: z.nullable(translations(MAX_NOTIFICATION_TITLE)),
    messages: z.nullable(translations(MAX_MESSAGE)),
  })
  .check(
    z.refine(({ titles, messages }) => (titles === null) === (messages === null), {
      path: ['messages'],
      error: 'both or neither',
    }),
  );

/**
 * A notification from outside, checked and with its instant in UTC. Throws DataError `invalid`, which names the fields
 * but not what was written in them.
 */
export function parseNotification(value: unknown): Notification {
  const result = z.safeParse(schema, value);
  if (result.success) return result.data;
  const fields = result.error.issues.map((issue) => issue.path.join('.'));
  throw new DataError('invalid', `Not a notification: ${fields.join(', ')}`);
}

/** An instant from outside, in UTC with milliseconds. Throws DataError `invalid`. */
export function parseInstant(value: unknown): string {
  const result = z.safeParse(instant, value);
  if (result.success) return result.data;
  throw new DataError('invalid', 'Not an instant: ISO 8601 with a zone');
}
