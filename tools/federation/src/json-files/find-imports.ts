/** A place where a module imports JSON when it wants it. */
export interface JsonImport {
  /** Where the call stands in the text. */
  readonly start: number;
  readonly end: number;
  /** Folder or file relative to the module: the path up to the part that varies, or all of it. */
  readonly before: string;
  /** The expression that varies, as it is written; null for one file. */
  readonly member: string | null;
  /** What follows it: `/app.json`. */
  readonly after: string;
}

const COMMENT = String.raw`(?:/\*(?:(?!\*/)[\s\S])*\*/\s*)?`;
const REST = String.raw`\s*(?:,\s*(?:\{[^()]*\}\s*,?\s*)?)?\)`;
const CALL = new RegExp(
  String.raw`\bimport\(\s*${COMMENT}(?:` +
    '`' +
    String.raw`(?<folder>\.{1,2}/[\w./-]*)\$\{(?<member>[^{}]+)\}(?<after>(?:/[\w.-]+)?\.json)` +
    '`' +
    String.raw`|'(?<file>\.{1,2}/[\w./-]+\.json)')${REST}`,
  'g',
);

/**
 * Finds the lazy imports of JSON in the text of a module: of one file, and of a set whose members one part of the path
 * tells apart. What is written in another way stays an import, which works as well and is only dearer.
 */
export function findJsonImports(code: string): JsonImport[] {
  return [...code.matchAll(CALL)].map((match) => {
    const { folder, member, after = '', file = '' } = match.groups ?? {};
    return {
      start: match.index,
      end: match.index + match[0].length,
      before: folder ?? file,
      member: member ?? null,
      after,
    };
  });
}
