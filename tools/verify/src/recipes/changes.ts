import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A recipe of docs/architecture.md, as edits that a test applies. */
export interface Recipe {
  readonly name: string;
  /** The most files it may touch, texts aside. */
  readonly limit: number;
  readonly apply: (workspace: Changes) => void;
  /** Commands of the workspace that write files: the script of the root's package.json, and its file. */
  readonly generated?: Readonly<Record<string, string>>;
  /** The projects whose unit tests must pass afterwards. */
  readonly projects: readonly string[];
}

/** The edits of a recipe, kept in memory until `write`. */
export class Changes {
  readonly root: string;
  readonly #texts = new Map<string, string>();

  constructor(root: string) {
    this.root = root;
  }

  /** The files edited or added, by their paths in the workspace. */
  get files(): string[] {
    return [...this.#texts.keys()];
  }

  /** The names in a folder. */
  list(folder: string): string[] {
    return readdirSync(join(this.root, folder));
  }

  has(path: string): boolean {
    return existsSync(join(this.root, path));
  }

  read(path: string): string {
    return this.#texts.get(path) ?? readFileSync(join(this.root, path), 'utf8');
  }

  add(path: string, text: string): void {
    if (this.has(path)) throw new Error(`${path} is there already`);
    this.#texts.set(path, text);
  }

  replace(path: string, text: string): void {
    if (text === this.read(path)) throw new Error(`${path} would stay as it is`);
    this.#texts.set(path, text);
  }

  /** Replaces a text that stands once in a file. */
  edit(path: string, from: string | RegExp, to: string): void {
    const text = this.read(path);
    const found = text.split(from).length - 1;
    if (found !== 1)
      throw new Error(`${path}: ${String(from)} stands there ${found} times, not once`);
    this.replace(path, text.replace(from, to));
  }

  /** Writes all edits below a folder: a copy of the workspace. */
  write(folder: string): void {
    for (const [path, text] of this.#texts) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
  }
}

/** The end of every migration: the schema's version is its name. */
export const schemaVersion = (migration: string): string => `
create or replace function public.schema_version() returns text
language sql
immutable
set search_path = ''
as $$ select '${migration}'::text $$;

grant execute on function public.schema_version() to anon, authenticated;
`;
