import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** Paths and commands that a document names, as they stand in it. */
export interface Named {
  readonly paths: readonly string[];
  readonly links: readonly string[];
  /** Source files, by their name or the end of their path, as in `boot/start.tsx`. */
  readonly sources: readonly string[];
  readonly scripts: readonly string[];
  /** Arguments of `nx`: a target and a project. */
  readonly targets: readonly { readonly target: string; readonly project: string }[];
}

const PATH = /(?<![\w@/.-])(?:apps|libs|tools|docs|supabase|\.ci|\.github)\/[\w./@*{},-]*[\w*}]/g;
const SOURCE = /(?<![\w@/.<>*{}…-])[\w.-]*[\w-](?:\/[\w.-]+)*\.(?:tsx?|mjs|css|sql)(?![\w*])/g;
const LINK = /\]\((?!https?:|mailto:|#)([^)\s]+)\)/g;
const SCRIPT = /\bnpm (?:run (?:-s )?([\w:-]+)|(start|test)\b)/g;
const NX_RUN = /\bnx run (?:@nafas\/)?([\w-]+):([\w-]+)/g;
const NX_TARGET = /\bnx (dev|preview|test|build|lint|typecheck|e2e) (@nafas\/)?([a-z][\w-]*)/g;

/** Reads what a Markdown document names. */
export function readNamed(text: string): Named {
  const code = [...text.matchAll(/```[\s\S]*?```|`[^`\n]+`/g)].map(([part]) => part).join('\n');
  return {
    paths: [...code.matchAll(PATH)].map(([path]) => path),
    links: [...text.matchAll(LINK)].map(([, link = '']) => link),
    sources: [...text.replace(/```[\s\S]*?```/g, '').matchAll(/`[^`\n]+`/g)].flatMap(([inline]) =>
      Array.from(inline.matchAll(SOURCE), ([name]) => name),
    ),
    scripts: [...code.matchAll(SCRIPT)].map(([, run, own]) => run ?? own ?? ''),
    targets: [
      ...[...code.matchAll(NX_RUN)].map(([, project = '', target = '']) => ({ target, project })),
      ...[...code.matchAll(NX_TARGET)].map(([, target = '', , project = '']) => ({
        target,
        project,
      })),
    ],
  };
}

/** Made by builds and runs: in no checkout. */
const MADE = /\/(?:dist|test-results|coverage|node_modules)(?:\/|$)/;

/** Whether there is such a file or folder; a `*` or `{a,b}` stands for at least one. */
export function isThere(root: string, path: string): boolean {
  if (MADE.test(path)) return true;
  return /[*{]/.test(path)
    ? globSync(path, { cwd: root }).length > 0
    : existsSync(join(root, path));
}

/** Whether a link of a document leads to a file, and to a heading of it where it names one. */
export function leadsSomewhere(root: string, document: string, link: string): boolean {
  const [file = '', anchor] = link.split('#');
  const path = normalize(join(root, dirname(document), file));
  if (!existsSync(path)) return false;
  if (anchor === undefined) return true;
  const headings = readFileSync(path, 'utf8').matchAll(/^#+ (.*)$/gm);
  return [...headings].some(([, heading = '']) => slug(heading) === anchor);
}

/** A heading's anchor as GitHub makes it. */
function slug(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');
}
