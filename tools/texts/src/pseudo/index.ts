export { findClipped } from './find-clipped.ts';
export { toPseudo } from './to-pseudo.ts';
