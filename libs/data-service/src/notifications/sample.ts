import {
  type Notification,
  type NotificationIcon,
  type NotificationType,
  type Translations,
} from './notification.ts';

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

const SAMPLES: readonly SampleNotification[] = [
  {
    type: 'reminder',
    icon: 'Heart',
    age: 12,
    unread: true,
    title: { en: 'A moment for yourself', ar: 'لحظة لنفسك' },
    message: {
      en: 'How was today? A check-in takes a minute, whenever it suits you.',
      ar: 'كيف كان يومك؟ تسجيل حالتك يستغرق دقيقة، متى ناسبك ذلك.',
    },
  },
  {
    type: 'support',
    icon: 'Calendar',
    age: 3 * HOUR,
    unread: true,
    title: { en: 'Your week is ready', ar: 'أسبوعك جاهز' },
    message: {
      en: 'Last week you checked in on 5 days. Your mood was 6.4 of 10 on average.',
      ar: 'في الأسبوع الماضي سجّلت حالتك في 5 أيام، وكان متوسط مزاجك 6.4 من 10.',
    },
  },
  {
    type: 'achievement',
    icon: 'Calendar',
    age: 2 * DAY,
    unread: false,
    title: { en: 'Steady week', ar: 'أسبوع ثابت' },
    message: {
      en: 'You checked in on 7 of the last 10 days.',
      ar: 'سجّلت حالتك في 7 أيام من آخر 10 أيام.',
    },
  },
  {
    type: 'milestone',
    icon: 'Trophy',
    age: 9 * DAY,
    unread: false,
    title: { en: 'Goal reached: Write three lines', ar: 'بلغت هدفك: كتابة ثلاثة أسطر' },
    message: {
      en: 'You got there. Take a moment to enjoy it.',
      ar: 'لقد وصلت. خذ لحظة لتستمتع بذلك.',
    },
  },
];

const MINUTE_MS = 60_000;

/** The demo's sample notifications as they stand at `now`, newest first, in both languages as the database's are. */
export function sampleNotifications(now: Date): Notification[] {
  return SAMPLES.map(({ age, title, message, ...same }, index) => {
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
