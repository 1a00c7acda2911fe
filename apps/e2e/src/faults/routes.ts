import type { Page, Route } from '@playwright/test';

/** Which files of an origin a fault concerns. */
export const isEntry = (origin: string) => (url: URL) =>
  url.origin === origin && url.pathname.includes('remoteEntry');
export const isCss = (origin: string) => (url: URL) =>
  url.origin === origin && url.pathname.endsWith('.css');
export const isChunk = (origin: string) => (url: URL) =>
  url.origin === origin && url.pathname.includes('/js/async/');

export const serverDown = (route: Route) => route.abort('connectionrefused');
export const notFound = (route: Route) => route.fulfill({ status: 404, body: 'gone' });
export const hang = () => undefined;

/** The answer of a host that sends every address to the start page. */
export const html = (route: Route) =>
  route.fulfill({
    status: 200,
    contentType: 'text/html',
    headers: { 'access-control-allow-origin': '*' },
    body: '<!doctype html><p>This is a page.',
  });

/** Answers with the real file and something added: what a tampered server would do. */
export async function tamper(route: Route): Promise<void> {
  const response = await route.fetch();
  await route.fulfill({ response, body: `${await response.text()}\n/* tampered */` });
}

/** Ends every fault of this page. */
export async function mend(page: Page): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}
