// For servers and tools; a browser loads the language of its person (`@nafas/care/screening`).
export { prepareScreening } from '../prepare-screening.ts';
export {
  forgetPacks,
  loadAllPacks,
  PACK_LANGUAGES,
  type PackLanguage,
  replacePack,
} from './pack.ts';
