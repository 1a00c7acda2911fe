/** Where the shipped pack lies. */
export const PACK_FILE = new URL('../../../libs/emotion/packs/voice/arousal.json', import.meta.url);
/** The voice part of docs/emotion.md, for `npm run emotion:report`. */
export const REPORT_FILE = new URL('../voice-report.md', import.meta.url);
