import type { ParsedRegistry, RegistryVersion } from '@nafas/platform/registry';

const isSame = (a: readonly RegistryVersion[] | undefined, b: readonly RegistryVersion[]) =>
  inEnglish(a) === inEnglish(b);

/**
 * Records without what `addRegistryTexts` gives them: which languages a page has loaded by now makes no new version. A
 * build's own names never change, and another build has another address.
 */
const inEnglish = (records: readonly RegistryVersion[] | undefined) =>
  JSON.stringify(records, (name, value: unknown) => {
    if (name === 'keywords') return undefined;
    const en = (value as { readonly en?: unknown } | null | undefined)?.en;
    return typeof en === 'string' ? { en } : value;
  });

/** Names of the apps that have other versions, came, or went. */
export function changedApps(known: ParsedRegistry, read: ParsedRegistry): string[] {
  const names = new Set([...Object.keys(known.apps), ...Object.keys(read.apps)]);
  return [...names].filter((name) => !isSame(known.apps[name], read.apps[name] ?? []));
}

/**
 * A registry that was read again, as it is put into use: what did not change keeps its records, so that what is mounted
 * stays mounted, and so do the apps that are to be left as they are for now.
 */
export function reuseUnchanged<R extends ParsedRegistry>(
  known: R,
  read: R,
  isLeft: (name: string) => boolean,
): R {
  const names = new Set([...Object.keys(read.apps), ...Object.keys(known.apps).filter(isLeft)]);
  const apps = [...names].map((name) => {
    const [before, now = []] = [known.apps[name], read.apps[name]];
    return [name, before && (isLeft(name) || isSame(before, now)) ? before : now] as const;
  });
  return { ...read, apps: Object.fromEntries(apps) };
}
