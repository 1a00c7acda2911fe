import { composeNotice } from './compose-notice.ts';
import type { Delivery } from './delivery.ts';
import { escapeHtml, toPage } from './mail-page.ts';
import type { Mail, MailPlaces } from './mail.ts';
import { textsFor } from './own-words.ts';

/**
 * The mail of a delivery, in the person's language: HTML and text from the same words. They hold no feeling, no number and
 * no name: a mail is read over shoulders, and by servers.
 */
export function composeMail(delivery: Delivery, places: MailPlaces): Mail {
  if (delivery.notice !== null) return composeNotice(delivery, delivery.notice, places);
  const { site, backend } = places;
  const texts = textsFor(delivery);
  const { language, t } = texts;
  const title = delivery.titles?.[language] ?? t('delivery.title');
  const message = delivery.messages?.[language] ?? t('delivery.message');
  const link = `${backend}/functions/v1/unsubscribe?token=${delivery.unsubscribe_token}`;
  // What the week was like stands there, behind signing in.
  const open = {
    name: t('delivery.open'),
    address: `${site}/dashboard${delivery.week_to === null ? '' : `/week/${delivery.week_to}`}`,
  };
  const stop = { name: t('delivery.stop'), address: `${link}&lang=${language}` };
  const why = t('delivery.why');
  return {
    to: delivery.email,
    subject: title,
    text: [
      title,
      '',
      message,
      '',
      open.name,
      open.address,
      '',
      why,
      '',
      stop.name,
      stop.address,
    ].join('\n'),
    // Colours that are read on white and on black.
    html: toPage(
      texts,
      title,
      `<p style="font-size:16px">${escapeHtml(message).replaceAll('\n', '<br>')}</p>
<p><a href="${escapeHtml(open.address)}" style="display:inline-block;padding:10px 20px;border-radius:999px;background:#0b5a5e;color:#ffffff;text-decoration:none">${escapeHtml(open.name)}</a></p>
<p style="font-size:13px">${escapeHtml(why)} <a href="${escapeHtml(stop.address)}" style="color:inherit">${escapeHtml(stop.name)}</a></p>`,
    ),
    messageId: `<${delivery.id}@${new URL(site).hostname}>`,
    headers: {
      // RFC 8058: mailboxes send a POST there when the person presses their own button.
      'List-Unsubscribe': `<${link}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}
