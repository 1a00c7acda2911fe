/**
 * Files to read, and after each `--baseline` files of the baseline until the next option;
 * `--` or `--files` go back to files to read. `--baseline=x` takes one.
 */
export function splitArguments(args: readonly string[]): { files: string[]; baseline: string[] } {
  const files: string[] = [];
  const baseline: string[] = [];
  let into = files;
  for (const arg of args) {
    if (arg === '--baseline') into = baseline;
    else if (arg === '--' || arg === '--files') into = files;
    else if (arg.startsWith('--baseline=')) baseline.push(arg.slice('--baseline='.length));
    else into.push(arg);
  }
  return { files, baseline };
}
