import { inEveryLanguage } from '../in-every-language.ts';
import {
  type Notification,
  type NotificationIcon,
  type NotificationType,
  type Translations,
} from './notification.ts';

/** Texts of locales/<language>/notifications.json. */
type Texts = Readonly<Record<string, Readonly<Record<string, string>>>>;

interface SampleNotification {
  type: NotificationType;
  icon: NotificationIcon;
  /** Minutes ago. */
  age: number;
  unread: boolean;
  title: Translations;
  message: Translations;
}

const HOUR = 60;
const DAY = 24 * HOUR;
/** The sample week: days with a check-in, and their mood. */
const WEEK = { days: 5, mood: 6.4 };

const readWords = () =>
  inEveryLanguage<Texts>(
    (language) => import(`./locales/${language}/notifications.json`) as Promise<{ default: Texts }>,
  );

async function readSamples(): Promise<SampleNotification[]> {
  const [words, badges] = await Promise.all([
    readWords(),
    inEveryLanguage<Texts>(
      (language) =>
        import(`../achievements/locales/${language}/achievements.json`) as Promise<{
          default: Texts;
        }>,
    ),
  ]);
  const both = (say: typeof words, key: string) => ({
    title: say((texts) => texts[key]?.['title'] ?? ''),
    message: say((texts) => texts[key]?.['message'] ?? texts[key]?.['description'] ?? ''),
  });
  return [
    { type: 'reminder', icon: 'Heart', age: 12, unread: true, ...both(words, 'mood-reminder') },
    {
      type: 'support',
      icon: 'Calendar',
      age: 3 * HOUR,
      unread: true,
      title: words((texts) => texts['weekly-report']?.['title'] ?? ''),
      message: words((texts, language) => {
        const form = new Intl.PluralRules(language).select(WEEK.days);
        const mood = WEEK.mood.toLocaleString(language, { numberingSystem: 'latn' });
        return (texts['weekly-report']?.[`withMood_${form}`] ?? '')
          .replace('{{count}}', String(WEEK.days))
          .replace('{{mood}}', mood);
      }),
    },
    {
      type: 'achievement',
      icon: 'Calendar',
      age: 2 * DAY,
      unread: false,
      ...both(badges, 'steady-week'),
    },
    {
      type: 'milestone',
      icon: 'Trophy',
      age: 9 * DAY,
      unread: false,
      title: words(({ goal, sample }) =>
        (goal?.['title'] ?? '').replace('{{goal}}', () => sample?.['goal'] ?? ''),
      ),
      message: words(({ goal }) => goal?.['message'] ?? ''),
    },
  ];
}

const MINUTE_MS = 60_000;

/** The demo's sample notifications as they stand at `now`, newest first, in every language as the database's are. */
export async function sampleNotifications(now: Date): Promise<Notification[]> {
  return (await readSamples()).map(({ age, title, message, ...same }, index) => {
    const tone = same.type === 'reminder' ? 'dawn' : 'accent';
    return {
      ...same,
      id: `00000000-0000-4000-b000-${String(index + 1).padStart(12, '0')}`,
      time: new Date(now.getTime() - age * MINUTE_MS).toISOString(),
      color: `${tone}-ink`,
      bgColor: `${tone}-soft`,
      title: title.en,
      message: message.en,
      titles: title,
      messages: message,
    };
  });
}

/** What a check in the demo may find, in every language. */
export async function sampleMilestone(): Promise<{ titles: Translations; messages: Translations }> {
  const words = await readWords();
  return {
    titles: words(({ sample }) => sample?.['streakTitle'] ?? ''),
    messages: words(({ sample }) => sample?.['streakMessage'] ?? ''),
  };
}
