// For servers and tools; a browser loads the language of its person (`@nafas/care/screening`).
export { forgetPacks, loadAllPacks, PACK_LANGUAGES, type PackLanguage } from './pack.ts';
