import { existsSync } from 'node:fs';
import { BROWSER_ARGS } from '@nafas/launch';
import { chromium, type Browser, type Page } from '@playwright/test';

/** The machine's own Chromium: `CHROMIUM_PATH`, else Debian's place. */
export function openChromium(moreArgs: readonly string[] = []): Promise<Browser> {
  const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
  return chromium.launch({ executablePath, headless: true, args: [...BROWSER_ARGS, ...moreArgs] });
}

const SHELL = '/usr/bin/chromium-headless-shell';

/**
 * Chromium without windows, for what is timed: `HEADLESS_SHELL_PATH`, else Debian's place, else the one with windows. That one
 * makes parts of its own interface ready at each new tab, which takes a processor for a second beside the page.
 */
export function openHeadlessShell(): Promise<Browser> {
  const executablePath =
    process.env['HEADLESS_SHELL_PATH'] ?? (existsSync(SHELL) ? SHELL : undefined);
  if (executablePath === undefined) return openChromium();
  return chromium.launch({ executablePath, headless: true, args: [...BROWSER_ARGS] });
}

/** How slow a device and its line are made. */
export interface Slowness {
  /** Times slower than this machine. */
  readonly cpu: number;
  /** Bits per second, or null for the line as it is. */
  readonly bitsPerSecond: number | null;
  readonly latencyMs: number;
}

/** A middling phone on a slow mobile line. */
export const SLOW: Slowness = { cpu: 4, bitsPerSecond: 1_600_000, latencyMs: 150 };

/** Makes a page slow by the DevTools protocol. */
export async function slowDown(page: Page, slowness: Slowness): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowness.cpu });
  if (slowness.bitsPerSecond === null) return;
  const bytesPerSecond = slowness.bitsPerSecond / 8;
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: slowness.latencyMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
}
