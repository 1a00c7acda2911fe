import {
  expect,
  expectAway,
  expectOthersWork,
  expectRecovery,
  openDemo,
  test,
  getTile,
} from './host.ts';
import {
  hang,
  html,
  isChunk,
  isCss,
  isEntry,
  mend,
  notFound,
  serverDown,
  tamper,
} from './routes.ts';

const anything = (origin: string) => (url: URL) => url.origin === origin;

const faults = [
  { name: 'the server is down', match: anything, act: serverDown, code: 'NF110' },
  { name: 'the entry is gone (404)', match: isEntry, act: notFound, code: 'NF110' },
  { name: 'the entry hangs', match: isEntry, act: hang, code: 'NF111' },
  { name: 'the entry was tampered with', match: isEntry, act: tamper, code: 'NF120' },
  { name: 'the entry is HTML', match: isEntry, act: html, code: 'NF120' },
  { name: 'a chunk is gone (404)', match: isChunk, act: notFound, code: 'NF110' },
  { name: 'a chunk was tampered with', match: isChunk, act: tamper, code: 'NF120' },
  { name: 'the stylesheet is gone (404)', match: isCss, act: notFound, code: 'NF110' },
  { name: 'the stylesheet was tampered with', match: isCss, act: tamper, code: 'NF120' },
] as const;

for (const { name, match, act, code } of faults) {
  test(`${name}: the card stands in its place with ${code}, all else works, Try Again recovers`, async ({
    page,
    host,
    tiny,
    reported,
  }) => {
    await page.route(match(tiny.origin), act);
    await openDemo(page, host.url);
    await expectAway(getTile(page), code, reported);
    await expect(getTile(page).getByText('Tiny tile is out of reach')).toBeVisible();
    await expectOthersWork(page);
    await mend(page);
    await expectRecovery(getTile(page), 'A tiny tile');
  });
}
