/** Where the shipped pack lies. */
export const PACK_FILE = new URL('../../../libs/emotion/packs/voice/arousal.json', import.meta.url);
/** The voice section of docs/emotion.md. */
export const REPORT_FILE = new URL('../../../docs/emotion-voice.md', import.meta.url);
