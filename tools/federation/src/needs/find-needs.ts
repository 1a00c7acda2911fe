import type { Rspack } from '@rsbuild/core';
import { JSON_FOLDER } from '../json-files/json-file-name.ts';
import type { ViewImports } from './view-imports.ts';

/** The fields of a chunk in the build's statistics that are read here. */
export interface ChunkStats {
  readonly files: readonly string[];
  readonly origins: readonly { readonly moduleName: string; readonly request: string }[];
}

/** The chunks of a finished build. */
export function listChunks(stats: Rspack.Stats | Rspack.MultiStats): ChunkStats[] {
  const { chunks = [] } = stats.toJson({
    all: false,
    ids: true,
    chunks: true,
    chunkOrigins: true,
  }) as Rspack.StatsCompilation;
  return chunks.map((chunk) => ({
    files: chunk.files ?? [],
    origins: (chunk.origins ?? []).map(({ moduleName, request }) => ({ moduleName, request })),
  }));
}

/** The texts that every view of an app waits for, by their language. */
const MESSAGES = new RegExp(`^${JSON_FOLDER}/app\\.([a-z]+)\\.[0-9a-f]+\\.json$`);

/** The emitted JSON files of a finished build. */
export function listJsonFiles(stats: Rspack.Stats | Rspack.MultiStats): string[] {
  // Also those that lay in the folder already, as they do where a build follows another.
  const options = { all: false, assets: true, cachedAssets: true };
  const { assets = [] } = stats.toJson(options) as Rspack.StatsCompilation;
  return assets.map(({ name }) => name).filter((name) => name.startsWith(`${JSON_FOLDER}/`));
}

/**
 * Which files each view needs, by the key of the view: `*` for all of them, `language:<language>` for the texts.
 * Without what a view itself loads later.
 */
export function findNeeds(
  chunks: readonly ChunkStats[],
  imports: ViewImports,
  jsonFiles: readonly string[],
): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  const add = (key: string, files: readonly string[]) => (found[key] ??= []).push(...files);
  for (const file of jsonFiles) {
    const language = MESSAGES.exec(file)?.[1];
    if (language !== undefined) add(`language:${language}`, [file]);
  }
  for (const { files, origins } of chunks) {
    if (origins.some(({ moduleName }) => moduleName === 'container entry')) add('*', files);
    const requests = origins
      .filter(({ moduleName }) => moduleName.endsWith('/src/remote.ts'))
      .map(({ request }) => request);
    for (const [view, specifiers] of Object.entries(imports)) {
      if (specifiers.some((specifier) => requests.includes(specifier))) add(view, files);
    }
  }
  return found;
}
