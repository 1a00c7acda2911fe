export { type Fault, findFaults, flatten } from './find-faults.ts';
export { findUnused } from './find-unused.ts';
export { generated } from './generated.ts';
export { exportPo, importPo } from './po.ts';
export {
  findLanguages,
  findLocaleFolders,
  findTextFiles,
  readTexts,
  ROOT,
  type Texts,
} from './workspace.ts';
export { planLanguage, writeLanguage } from './new-language.ts';
export { sameAsEnglish } from './same-as-english.ts';
