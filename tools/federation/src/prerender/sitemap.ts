import { SITE_PLACEHOLDER, type MadePage } from './made-page.ts';

/** The sitemap of all pages that search engines should know, each with its other languages. */
export function formatSitemap(pages: readonly MadePage[]): string {
  const urls = pages.flatMap(({ alternates, language }) => {
    if (alternates === null) return [];
    const others = Object.entries(alternates).map(
      ([each, path]) =>
        `    <xhtml:link rel="alternate" hreflang="${each}" href="${SITE_PLACEHOLDER}${path}"/>`,
    );
    const location = `    <loc>${SITE_PLACEHOLDER}${alternates[language] ?? '/'}</loc>`;
    return [['  <url>', location, ...others, '  </url>'].join('\n')];
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}
