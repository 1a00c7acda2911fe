import type { Rspack } from '@rsbuild/core';
import type { ViewImports } from './view-imports.ts';

/** The fields of a chunk in the build's statistics that are read here. */
export interface ChunkStats {
  readonly files: readonly string[];
  readonly origins: readonly { readonly moduleName: string; readonly request: string }[];
  readonly modules: readonly string[];
}

/** The chunks of a finished build. */
export function listChunks(stats: Rspack.Stats | Rspack.MultiStats): ChunkStats[] {
  const { chunks = [] } = stats.toJson({
    all: false,
    ids: true,
    chunks: true,
    chunkOrigins: true,
    chunkModules: true,
  }) as Rspack.StatsCompilation;
  return chunks.map((chunk) => ({
    files: chunk.files ?? [],
    origins: (chunk.origins ?? []).map(({ moduleName, request }) => ({ moduleName, request })),
    modules: (chunk.modules ?? []).map(({ name }) => name ?? ''),
  }));
}

const MESSAGES = /\/src\/locales\/([a-z]+)\/app\.json$/;

/**
 * Which files each view needs, by the key of the view: `*` for all of them, `language:<language>` for the texts.
 * Without what a view itself loads later.
 */
export function findNeeds(
  chunks: readonly ChunkStats[],
  imports: ViewImports,
): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  const add = (key: string, files: readonly string[]) => (found[key] ??= []).push(...files);
  for (const { files, origins, modules } of chunks) {
    if (origins.some(({ moduleName }) => moduleName === 'container entry')) add('*', files);
    const language = modules.map((name) => MESSAGES.exec(`/${name}`)?.[1]).find(Boolean);
    if (language !== undefined) add(`language:${language}`, files);
    const requests = origins
      .filter(({ moduleName }) => moduleName.endsWith('/src/remote.ts'))
      .map(({ request }) => request);
    for (const [view, specifiers] of Object.entries(imports)) {
      if (specifiers.some((specifier) => requests.includes(specifier))) add(view, files);
    }
  }
  return found;
}
