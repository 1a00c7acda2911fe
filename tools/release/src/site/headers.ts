import { FOREVER, type SitePlan } from './plan.ts';

/** Headers and rules as JSON, for a static host that has a form of its own for them. */
export function headersDocument(plan: SitePlan): string {
  const site = {
    headers: { ...plan.shellHeaders, 'Cache-Control': 'no-cache' },
    hashedFiles: { headers: { 'Cache-Control': FOREVER }, without: plan.documentHeaders },
    documents: plan.documents,
    rewrites: [
      ...['/app.html', ...plan.scriptPaths].map((path) => ({
        below: path,
        to: '/app.html',
        status: 200,
        headers: plan.appPageHeaders,
      })),
      { pages: '$path.html, $path/index.html', status: 200 },
      ...plan.languages.map((each) => ({
        below: `/${each}`,
        to: `/${each}/404.html`,
        status: 404,
      })),
      { below: '/', to: '/404.html', status: 404 },
    ],
  };
  const apps = { headers: { ...plan.appHeaders, 'Cache-Control': FOREVER } };
  return JSON.stringify({ [plan.site.origin]: site, [plan.apps.origin]: apps }, null, 2);
}
