import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** The order of the parts of docs/emotion.md; each is written by the generator of its engine. */
const ORDER = ['text', 'voice', 'camera'] as const;

/** A part of docs/emotion.md. */
export type PartName = (typeof ORDER)[number];

const TITLE = `# The emotion engines

Generated: do not edit. Each part is written by the report of its engine from measurements on the
packs and weights in this repository.
`;

/** The document with this part put in or replaced; the other parts stay as they are. */
export function withPart(document: string, name: PartName, markdown: string): string {
  const parts = ORDER.map((part) => {
    const body = part === name ? markdown.trim() : partOf(document, part);
    return body === '' ? '' : `\n${begin(part)}\n\n${body}\n\n${end(part)}\n`;
  });
  return TITLE + parts.join('');
}

/** Writes one part into the file. */
export function writePart(file: string, name: PartName, markdown: string): void {
  const document = existsSync(file) ? readFileSync(file, 'utf8') : '';
  writeFileSync(file, withPart(document, name, markdown));
}

const begin = (name: PartName) => `<!-- part: ${name} -->`;
const end = (name: PartName) => `<!-- end: ${name} -->`;

function partOf(document: string, name: PartName): string {
  const from = document.indexOf(begin(name));
  const to = document.indexOf(end(name));
  return from < 0 || to < from ? '' : document.slice(from + begin(name).length, to).trim();
}
