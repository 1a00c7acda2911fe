import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, type Product } from './product.ts';

/**
 * Has the shell's host send another deployment's `file`, such as `/app.html`: with `to` in place of the first `from`. The
 * build stays as it is, since the products of other shards are served from it.
 */
export function deploy({ served }: Product, file: string, from: string, to: string): void {
  const built = readFileSync(join(root, 'apps/shell/dist', file), 'utf8');
  if (!built.includes(from)) throw new Error(`${file} does not hold ${from}`);
  const next = built.replace(from, () => to);
  const { edit } = served;
  served.edit = (text, name) => edit(name === file ? next : text, name);
}
