import { composeNotice } from './compose-notice.ts';
import type { Delivery } from './delivery.ts';
import { escapeHtml, toPage } from './mail-page.ts';
import type { Mail, MailPlaces } from './mail.ts';

interface Words {
  readonly title: string;
  readonly message: string;
  readonly open: string;
  readonly why: string;
  readonly stop: string;
}

// No feeling, no number, no name: a mail is read over shoulders, and by servers.
const WORDS: Readonly<Record<'en' | 'ar', Words>> = {
  en: {
    title: 'A moment for you',
    message: 'Whenever it suits.',
    open: 'Open Nafas',
    why: 'You chose to be reached by email.',
    stop: 'No more of these',
  },
  ar: {
    title: 'لحظة لك',
    message: 'متى ناسبك ذلك.',
    open: 'فتح نَفَس',
    why: 'وصلت هذه الرسالة لأن التواصل بالبريد الإلكتروني مُختار في الإعدادات.',
    stop: 'إيقاف هذه الرسائل',
  },
};

/** The mail of a delivery, in the person's language: HTML and text from the same words. */
export function composeMail(delivery: Delivery, places: MailPlaces): Mail {
  if (delivery.notice !== null) return composeNotice(delivery, delivery.notice, places);
  const { site, backend } = places;
  const language = delivery.language.startsWith('ar') ? 'ar' : 'en';
  const words = WORDS[language];
  const title = delivery.titles?.[language] ?? words.title;
  const message = delivery.messages?.[language] ?? words.message;
  const stop = `${backend}/functions/v1/unsubscribe?token=${delivery.unsubscribe_token}`;
  // What the week was like stands there, behind signing in.
  const open = `${site}/dashboard${delivery.week_to === null ? '' : `/week/${delivery.week_to}`}`;
  return {
    to: delivery.email,
    subject: title,
    text: [
      title,
      '',
      message,
      '',
      `${words.open}: ${open}`,
      '',
      words.why,
      `${words.stop}: ${stop}`,
    ].join('\n'),
    html: toHtml({ ...words, title, message }, { language, open, stop }),
    messageId: `<${delivery.id}@${new URL(site).hostname}>`,
    headers: {
      // RFC 8058: mailboxes send a POST there when the person presses their own button.
      'List-Unsubscribe': `<${stop}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

function toHtml(
  words: Words,
  { language, open, stop }: { language: 'en' | 'ar'; open: string; stop: string },
): string {
  const { title, message, why } = words;
  // Colours that are read on white and on black.
  return toPage(
    language,
    title,
    `<p style="font-size:16px">${escapeHtml(message).replaceAll('\n', '<br>')}</p>
<p><a href="${escapeHtml(open)}" style="display:inline-block;padding:10px 20px;border-radius:999px;background:#0b5a5e;color:#ffffff;text-decoration:none">${words.open}</a></p>
<p style="font-size:13px">${why} <a href="${escapeHtml(stop)}" style="color:inherit">${words.stop}</a></p>`,
  );
}
