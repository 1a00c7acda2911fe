/** The scripts that are weighed, each by what was learnt of it: Latin letters also write Arabic. */
export type Script = 'arabic' | 'latin';

const ARABIC = /\p{Script=Arabic}/gu;
const LATIN = /\p{Script=Latin}/gu;

/** The script most of a text's letters are in, null for neither. */
export function detectScript(text: string): Script | null {
  const arabic = text.match(ARABIC)?.length ?? 0;
  const latin = text.match(LATIN)?.length ?? 0;
  if (arabic + latin === 0) return null;
  return arabic >= latin ? 'arabic' : 'latin';
}
