export { BROWSER_ARGS } from './browser-args.ts';
export { ensureBrowser, ensureBrowsers, ensureEngines, ensureFonts } from './browser.ts';
export { env, root, run } from './steps.ts';
