import type { Delivery } from './delivery.ts';
import { escapeHtml, toPage } from './mail-page.ts';
import type { Mail, MailPlaces } from './mail.ts';

interface Words {
  readonly title: string;
  /** What happened, with `{device}`, `{time}` and `{zone}`. */
  readonly what: string;
  readonly mine: string;
  readonly notMine: string;
  readonly password: string;
  readonly settings: string;
}

type Language = 'en' | 'ar';
type Notice = NonNullable<Delivery['notice']>;

const DEVICE: Readonly<Record<Language, { readonly unknown: string; readonly on: string }>> = {
  en: { unknown: 'a device of an unknown kind', on: '{browser} on {system}' },
  ar: { unknown: 'جهاز من نوع غير معروف', on: '{browser} على {system}' },
};

const WORDS: Readonly<Record<Notice, Readonly<Record<Language, Words>>>> = {
  'new-device': {
    en: {
      title: 'A new sign-in to your account',
      what: 'Your Nafas account was signed in to from {device}, on {time} ({zone}). It had not been used there before.',
      mine: 'If it was you, there is nothing to do.',
      notMine:
        'If it was not you, choose a new password: every other device is then signed out. Settings lists the devices, and signs out any of them.',
      password: 'Choose a new password',
      settings: 'See the devices in Settings',
    },
    ar: {
      title: 'دخول جديد إلى حسابك',
      what: 'سُجّل الدخول إلى حسابك في نَفَس من {device}، {time} ({zone}). لم يُستخدم الحساب هناك من قبل.',
      mine: 'إن كان الدخول منك فلا حاجة إلى أي شيء.',
      notMine:
        'وإن لم يكن منك فالأفضل اختيار كلمة مرور جديدة، وبها يُسجّل الخروج من كل جهاز آخر. وفي الإعدادات قائمة الأجهزة، ويمكن تسجيل خروج أي منها.',
      password: 'اختيار كلمة مرور جديدة',
      settings: 'الأجهزة في الإعدادات',
    },
  },
  'two-factor-off': {
    en: {
      title: 'Two-factor sign-in is off',
      what: 'A recovery code turned two-factor sign-in off for your Nafas account, on {time} ({zone}). Every other device is signed out.',
      mine: 'If it was you, two-factor can be set up again in Settings.',
      notMine: 'If it was not you, choose a new password, and set two-factor up again in Settings.',
      password: 'Choose a new password',
      settings: 'Open Settings',
    },
    ar: {
      title: 'توقّف التحقق بخطوتين',
      what: 'أوقف رمز استرداد التحقق بخطوتين لحسابك في نَفَس، {time} ({zone}). وسُجّل الخروج من كل جهاز آخر.',
      mine: 'إن كان ذلك منك فيمكن إعداد التحقق بخطوتين من جديد في الإعدادات.',
      notMine:
        'وإن لم يكن منك فالأفضل اختيار كلمة مرور جديدة، ثم إعداد التحقق بخطوتين من جديد في الإعدادات.',
      password: 'اختيار كلمة مرور جديدة',
      settings: 'فتح الإعدادات',
    },
  },
};

/** The mail of a notice about the account, which nobody can turn off: it has no link to stop it. */
export function composeNotice(delivery: Delivery, notice: Notice, { site }: MailPlaces): Mail {
  const language = delivery.language.startsWith('ar') ? 'ar' : 'en';
  const words = WORDS[notice][language];
  const what = words.what
    .replace('{device}', () => nameDevice(delivery.device, language))
    .replace('{time}', () => tellTime(delivery.made_at, delivery.time_zone, language))
    .replace('{zone}', () => delivery.time_zone);
  const links = [
    [words.password, `${site}/auth/forgot`],
    [words.settings, `${site}/dashboard/settings`],
  ] as const;
  const lines = [what, words.mine, words.notMine];
  return {
    to: delivery.email,
    subject: words.title,
    text: [words.title, ...lines, ...links.map((link) => link.join(':\n'))].join('\n\n'),
    html: toPage(
      language,
      words.title,
      [
        ...lines.map((line) => `<p style="font-size:16px">${escapeHtml(line)}</p>`),
        ...links.map(
          ([name, address]) =>
            `<p><a href="${escapeHtml(address)}" style="color:inherit">${escapeHtml(name)}</a></p>`,
        ),
      ].join('\n'),
    ),
    messageId: `<${delivery.id}@${new URL(site).hostname}>`,
    headers: {},
  };
}

/** "Firefox on Windows", or what of it is known. The names are of a fixed list, in the database. */
function nameDevice(device: Delivery['device'], language: Language): string {
  const { browser = '', system = '' } = device ?? {};
  const { on, unknown } = DEVICE[language];
  if (browser && system) return on.replace('{browser}', browser).replace('{system}', system);
  return browser || system || unknown;
}

function tellTime(iso: string, timeZone: string, language: Language): string {
  const format = new Intl.DateTimeFormat(language, {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone,
  });
  return format.format(new Date(iso));
}
