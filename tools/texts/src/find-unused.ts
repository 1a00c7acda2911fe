import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { flatten } from './find-faults.ts';
import { findTextFiles, readTexts, ROOT } from './workspace.ts';

/** Files that are read as data, each entry by its id: no key of theirs stands in the code. */
const DATA =
  /(?:^libs\/.*\/(?:generic|notifications)|\/(?:achievements|account-mails|descriptions|exercises|feature|palette|quotes|sample-[a-z-]+|words))\.json$/;
const PLURAL = /(?:_ordinal)?_(?:zero|one|two|few|many|other)$/;
const VARIABLE = /\$\{[^}]*\}/g;
/** A group of texts that is read as an object. */
const GROUP = /\bt\(\s*['`]([^'`]+)['`],\s*\{[^}]*returnObjects/g;
/** Strings and templates without line breaks, as keys are written; a template may hold strings. */
const STRINGS = [/'([^'\\\n]*)'/g, /"([^"\\\n]*)"/g, /`([^`\\\n]*)`/g];
/** The name of another file of texts before a key. */
const NAMESPACE = /^[a-z]\w*:/;

/**
 * Keys of English that no code names, as `folder/file key`: by its whole name, by a template (`filter.${panel}`), or by a
 * group above it that is read whole. That every key that the code names is there, the types of i18next say.
 */
export function findUnused(root = ROOT): string[] {
  return findTextFiles(root)
    .filter(({ folder, file }) => !DATA.test(`${folder}/${file}`))
    .flatMap(({ folder, file }) => {
      const isUsed = createIsUsed(findSources(folder, root));
      const keys = [...flatten(readTexts(folder, 'en', file, root) ?? {}).keys()];
      const unused = new Set(
        keys.map((key) => key.replace(PLURAL, '')).filter((key) => !isUsed(key)),
      );
      return [...unused].map((key) => `${folder}/${file} ${key}`);
    });
}

/** The code that may name the keys of a folder: its own project's, for those of libraries every project's. */
function findSources(folder: string, root: string): string[] {
  const [kind = '', project = ''] = folder.split('/');
  const within =
    kind === 'apps'
      ? [`apps/${project}/src`, 'libs/*/src', 'tools/texts/src']
      : ['apps/*/src', 'libs/*/src', 'tools/*/src'];
  return globSync(
    within.map((path) => `${path}/**/*.{ts,tsx}`),
    { cwd: root, exclude: (path) => /\.(?:test|spec|stories)\.tsx?$|node_modules/.test(path) },
  ).map((path) => join(root, path));
}

interface Named {
  readonly keys: ReadonlySet<string>;
  readonly templates: readonly RegExp[];
  /** Groups that are read whole. */
  readonly groups: readonly string[];
}

const read = new Map<string, { strings: readonly string[]; groups: readonly string[] }>();

function readStrings(path: string): { strings: readonly string[]; groups: readonly string[] } {
  const known = read.get(path);
  if (known) return known;
  const code = readFileSync(path, 'utf8');
  const found = {
    strings: STRINGS.flatMap((string) =>
      [...code.matchAll(string)].map(([, text = '']) => text.replace(NAMESPACE, '')),
    ),
    groups: [...code.matchAll(GROUP)].map(([, name = '']) => name),
  };
  read.set(path, found);
  return found;
}

function findNamed(paths: readonly string[]): Named {
  const files = paths.map(readStrings);
  const keys = new Set(files.flatMap(({ strings }) => strings));
  return {
    keys,
    templates: [...keys].filter(isTemplate).map(toPattern),
    groups: files.flatMap(({ groups }) => groups),
  };
}

/** Of names, points and variables, and not of variables alone. */
const isTemplate = (text: string) =>
  text.includes('${') &&
  /^[\w.-]+$/.test(text.replace(VARIABLE, 'x')) &&
  /\w{2}/.test(text.replace(VARIABLE, ''));

const toPattern = (template: string) =>
  new RegExp(
    `^${template
      .split(VARIABLE)
      .map((part) => part.replaceAll('.', '\\.'))
      .join('.+')}$`,
  );

/** Says whether one of the strings of these files names a key. */
function createIsUsed(paths: readonly string[]): (key: string) => boolean {
  const { keys, templates, groups } = findNamed(paths);
  return (key) =>
    keys.has(key) ||
    templates.some((template) => template.test(key)) ||
    groups.some((group) => key.startsWith(`${group}.`));
}
