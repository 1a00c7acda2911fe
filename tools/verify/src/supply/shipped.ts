import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** An installed package, as package-lock.json has it. */
interface Locked {
  readonly name?: string;
  readonly version?: string;
  readonly license?: string;
  readonly link?: boolean;
  readonly resolved?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}

/** A package of others that the product brings along. */
export interface Shipped {
  /** Where it is installed, such as node_modules/react. */
  readonly path: string;
  readonly name: string;
  readonly version: string;
  /** As its author states it; empty when nothing is stated. */
  readonly license: string;
}

/** Folders of what reaches a person or a server of ours; tools, tests and fixtures do not. */
const PRODUCT = /^(?:apps\/(?!e2e$)[\w-]+|libs\/[\w-]+|supabase\/functions)$/;

type Lock = Readonly<Record<string, Locked>>;

export function readLock(root: string): Lock {
  const text = readFileSync(join(root, 'package-lock.json'), 'utf8');
  return (JSON.parse(text) as { packages: Lock }).packages;
}

/** The workspaces of the product, such as apps/shell. */
export function productFolders(root: string): string[] {
  return Object.keys(readLock(root)).filter((path) => PRODUCT.test(path));
}

/** The `dependencies` that the product's own manifests name, by name, with the workspaces that do. */
export function namedByProduct(root: string): ReadonlyMap<string, readonly string[]> {
  const lock = readLock(root);
  const named = new Map<string, string[]>();
  for (const folder of productFolders(root)) {
    for (const name of getNames(lock[folder])) {
      if (!name.startsWith('@nafas/')) named.set(name, [...(named.get(name) ?? []), folder]);
    }
  }
  return named;
}

/** Every package of others that the product brings along, however deep. */
export function shippedPackages(root: string): Shipped[] {
  const lock = readLock(root);
  const seen = new Set<string>();
  const visit = (path: string): void => {
    const entry = lock[path];
    if (entry === undefined || seen.has(path)) return;
    seen.add(path);
    if (entry.link === true && entry.resolved !== undefined) return visit(entry.resolved);
    for (const name of [...getNames(entry), ...getPeers(entry)]) {
      const found = resolve(lock, path, name);
      if (found !== null) visit(found);
    }
  };
  for (const folder of productFolders(root)) visit(folder);
  return [...seen]
    .filter((path) => path.includes('node_modules/') && lock[path]?.link !== true)
    .map((path) => ({
      path,
      name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version: lock[path]?.version ?? '',
      license: lock[path]?.license ?? '',
    }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

function getNames(entry: Locked | undefined): string[] {
  return Object.keys({ ...entry?.dependencies, ...entry?.optionalDependencies });
}

function getPeers({ peerDependencies, peerDependenciesMeta }: Locked): string[] {
  const names = Object.keys(peerDependencies ?? {});
  return names.filter((name) => peerDependenciesMeta?.[name]?.optional !== true);
}

/** Where Node finds a package from there. */
function resolve(lock: Lock, from: string, name: string): string | null {
  for (let at = from; ; at = at.includes('/') ? dirname(at) : '') {
    const path = at === '' ? `node_modules/${name}` : `${at}/node_modules/${name}`;
    if (lock[path] !== undefined) return path;
    if (at === '') return null;
  }
}
