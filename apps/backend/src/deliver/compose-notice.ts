import { textsIn, type Texts } from '../texts.ts';
import type { Delivery } from './delivery.ts';
import { escapeHtml, toPage } from './mail-page.ts';
import type { Mail, MailPlaces } from './mail.ts';

type Notice = NonNullable<Delivery['notice']>;

/** The mail of a notice about the account, which nobody can turn off: it has no link to stop it. */
export function composeNotice(delivery: Delivery, notice: Notice, { site }: MailPlaces): Mail {
  const texts = textsIn(delivery.language);
  const { language, t } = texts;
  const title = t(`notice.${notice}.title`);
  const what = t(`notice.${notice}.what`, {
    device: nameDevice(delivery.device, texts),
    time: tellTime(delivery.made_at, delivery.time_zone, language),
    zone: delivery.time_zone,
  });
  const links = [
    [t(`notice.${notice}.password`), `${site}/auth/forgot`],
    [t(`notice.${notice}.settings`), `${site}/dashboard/settings`],
  ] as const;
  const lines = [what, t(`notice.${notice}.mine`), t(`notice.${notice}.notMine`)];
  return {
    to: delivery.email,
    subject: title,
    text: [title, ...lines, ...links.map((link) => link.join('\n'))].join('\n\n'),
    html: toPage(
      texts,
      title,
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
function nameDevice(device: Delivery['device'], { t }: Texts): string {
  const { browser = '', system = '' } = device ?? {};
  if (browser && system) return t('notice.device', { browser, system });
  return browser || system || t('notice.unknownDevice');
}

function tellTime(iso: string, timeZone: string, language: string): string {
  const format = new Intl.DateTimeFormat(language, {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone,
  });
  return format.format(new Date(iso));
}
