import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** One style sheet of the package, without its comments. */
export interface StyleSheet {
  name: string;
  text: string;
}

const SOURCE = fileURLToPath(new URL('../..', import.meta.url));

/** Every style sheet of the package. */
export function styleSheets(): StyleSheet[] {
  return readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .map((name) => ({
      name,
      text: readFileSync(`${SOURCE}/${name}`, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, ''),
    }));
}

/** The declarations of a style sheet. Selectors end in a brace, so they are not among them. */
export function declarations(text: string): { property: string; value: string }[] {
  const found = text.matchAll(/(?<=[{};]\s*)([\w-]+)\s*:\s*([^{};]+)(?=[;}])/g);
  return [...found].map((match) => ({ property: match[1] ?? '', value: (match[2] ?? '').trim() }));
}

/** The top level of a style sheet: statements, and the heads of blocks. */
export function topLevel(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let part = '';
  for (const char of text) {
    if (char === '{') depth += 1;
    if (depth === 0 && char !== ';') part += char;
    if ((depth === 0 && char === ';') || (depth === 1 && char === '{')) {
      parts.push(part.trim());
      part = '';
    }
    if (char === '}') depth -= 1;
    if (depth === 0 && char === '}') part = '';
  }
  return parts;
}
