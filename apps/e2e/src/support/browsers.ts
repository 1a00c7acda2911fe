import type { LaunchOptions } from '@playwright/test';

/** Args that work as root on a closed network: no sandbox, and no connections of the browser's own. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const shell = process.env['HEADLESS_SHELL_PATH'];

/** Chromium as people use it, for what the headless shell has not: notifications and reports to the site. */
export const CHROMIUM: LaunchOptions = {
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args,
};
/** Chromium without windows and notifications, in which tests take less time; undefined where there is none. */
export const HEADLESS_SHELL: LaunchOptions | undefined =
  shell === undefined ? undefined : { executablePath: shell, args };
