import type { Texts } from '../texts.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
}

/** The HTML of a mail. Its body has no colours of its own but a link's: mailboxes turn the page dark as they please. */
export function toPage(
  { language, direction: dir }: Pick<Texts, 'language' | 'direction'>,
  title: string,
  body: string,
): string {
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
${body}
</div>
</body>
</html>
`;
}
