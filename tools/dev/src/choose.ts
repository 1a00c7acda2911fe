export interface Choice {
  /** Folders served from their sources, with hot reload. */
  readonly dev: readonly string[];
  /** Folders served from their last build. */
  readonly built: readonly string[];
}

/**
 * Which feature apps run from their sources: those named, or all when none is. The shell may be named too; it always
 * runs from its sources, since only React's development build can put changed components in place.
 * Throws, listing the names there are, when one is unknown.
 */
export function choose(names: readonly string[], folders: readonly string[]): Choice {
  const known = new Map(folders.map((folder) => [folder.replace(/^apps\//, ''), folder]));
  const unknown = names.filter((name) => name !== 'shell' && !known.has(name));
  if (unknown.length > 0) {
    throw new Error(
      `No app is named ${unknown.join(', ')}. There are: ${[...known.keys()].join(', ')}.`,
    );
  }
  if (names.length === 0) return { dev: folders, built: [] };
  const isDev = (folder: string) => names.some((name) => known.get(name) === folder);
  return {
    dev: folders.filter(isDev),
    built: folders.filter((folder) => !isDev(folder)),
  };
}
