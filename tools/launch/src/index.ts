export { ensureBrowser, ensureEngines } from './browser.ts';
export { env, root, run } from './steps.ts';
