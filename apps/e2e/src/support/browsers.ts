import { BROWSER_ARGS } from '@nafas/launch';
import type { LaunchOptions } from '@playwright/test';

const args = [...BROWSER_ARGS];
const shell = process.env['HEADLESS_SHELL_PATH'];

/**
 * Chromium as people use it, for what the headless shell has not: notifications, reports to the site, and devices that stand
 * in for camera and microphone.
 */
export const CHROMIUM: LaunchOptions = {
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args,
};
/** Chromium without windows and notifications, in which tests take less time; undefined where there is none. */
export const HEADLESS_SHELL: LaunchOptions | undefined =
  shell === undefined ? undefined : { executablePath: shell, args };
