import { createRequire } from 'node:module';
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { bundleAsync } from 'lightningcss';

const MODULE = /\.module\.css$/;

/**
 * CSS modules stay what they are: each component imports its own, and whoever builds the app names the classes, as in this
 * workspace. So an app has the rules of what it uses and no others, under names with its own prefix.
 */
export function cssModules(source: string) {
  const found = new Map<string, string>();
  return {
    plugin: {
      name: 'css-modules',
      resolveId(specifier: string, importer?: string) {
        if (!MODULE.test(specifier) || importer === undefined) return null;
        const path = join(dirname(importer), specifier);
        found.set(relative(source, path), path);
        // As it was written: the files keep their places to each other.
        return { id: specifier, external: true };
      },
    },
    /** Copies those that were imported to where they stand beside the code. */
    async write(out: string): Promise<void> {
      for (const [kept, path] of found) {
        await mkdir(dirname(join(out, kept)), { recursive: true });
        await copyFile(path, join(out, kept));
      }
    },
  };
}

/** Writes a stylesheet with all that it imports into one file, and its fonts beside it. */
export async function bundleStyles(entry: string, out: string): Promise<void> {
  const fonts = join(dirname(out), 'fonts');
  await mkdir(fonts, { recursive: true });
  const resolve = (specifier: string, from: string) =>
    specifier.startsWith('.')
      ? join(dirname(from), specifier)
      : createRequire(from).resolve(specifier);
  const { code, dependencies } = await bundleAsync({
    filename: entry,
    minify: true,
    analyzeDependencies: true,
    resolver: { resolve },
  });
  let text = new TextDecoder().decode(code);
  for (const dependency of dependencies ?? []) {
    if (dependency.type !== 'url') throw new Error(`a ${dependency.type} was not bundled`);
    const file = resolve(dependency.url, dependency.loc.filePath);
    await copyFile(file, join(fonts, basename(file)));
    text = text.replaceAll(dependency.placeholder, `./fonts/${basename(file)}`);
  }
  // The minifier leaves the order of the layers out where it follows from theirs; those of components come later.
  const order = await readFile(join(dirname(entry), 'layers.css'), 'utf8');
  await writeFile(out, `${order}${text}\n`);
}
