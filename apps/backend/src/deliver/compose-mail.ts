/** What is to be sent to somebody, as the database leases it (`lease_deliveries`). */
export interface Delivery {
  readonly id: string;
  readonly attempt: number;
  readonly email: string;
  /** A language tag. */
  readonly language: string;
  readonly type: string;
  /** An announcement's words by language; null for all that stays in the app. */
  readonly titles: Readonly<Record<string, string>> | null;
  readonly messages: Readonly<Record<string, string>> | null;
  readonly unsubscribe_token: string;
}

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** The same at each attempt, so that a mailbox can drop one that came twice. */
  readonly messageId: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Where the links of mails lead. */
export interface MailPlaces {
  /** The product, such as https://nafas.example. */
  readonly site: string;
  /** The backend, such as https://abc.supabase.co. */
  readonly backend: string;
}

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
export function composeMail(delivery: Delivery, { site, backend }: MailPlaces): Mail {
  const language = delivery.language.startsWith('ar') ? 'ar' : 'en';
  const words = WORDS[language];
  const title = delivery.titles?.[language] ?? words.title;
  const message = delivery.messages?.[language] ?? words.message;
  const stop = `${backend}/functions/v1/unsubscribe?token=${delivery.unsubscribe_token}`;
  const open = `${site}/dashboard`;
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
  const dir = language === 'ar' ? 'rtl' : 'ltr';
  // Colours that are read on white and on black: mailboxes turn the page dark as they please.
  return `<!doctype html>
<html lang="${language}" dir="${dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(title)}</title>
</head>
<body dir="${dir}" style="margin:0;padding:32px 20px;font-family:system-ui,sans-serif;line-height:1.6">
<div style="max-width:480px;margin:0 auto">
<h1 style="font-size:22px;font-weight:500">${escapeHtml(title)}</h1>
<p style="font-size:16px">${escapeHtml(message).replaceAll('\n', '<br>')}</p>
<p><a href="${escapeHtml(open)}" style="display:inline-block;padding:10px 20px;border-radius:999px;background:#0b5a5e;color:#ffffff;text-decoration:none">${words.open}</a></p>
<p style="font-size:13px">${why} <a href="${escapeHtml(stop)}" style="color:inherit">${words.stop}</a></p>
</div>
</body>
</html>
`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
}
