import { existsSync } from 'node:fs';
import type { Engine } from './engine.ts';
import { chromium, firefox, FIREFOX } from './puppeteer.ts';
import { webkit } from './webkit.ts';

/** The engines of this machine; `npm test` sees to it that Debian has all three (tools/launch/src/browser.ts). */
export const ENGINES: readonly Engine[] = [
  chromium,
  ...(existsSync(FIREFOX) ? [firefox] : []),
  ...(existsSync('/usr/bin/WebKitWebDriver') ? [webkit] : []),
];
