/** Numbers of `x.y` or `x.y.z`; undefined for anything else, prereleases included. */
function numbers(version: string): number[] | undefined {
  return /^\d+\.\d+(\.\d+)?$/.test(version) ? version.split('.').map(Number) : undefined;
}

function compareNumbers(a: readonly number[], b: readonly number[]): number {
  const at = [0, 1, 2].find((index) => (a[index] ?? 0) !== (b[index] ?? 0)) ?? 0;
  return (a[at] ?? 0) - (b[at] ?? 0);
}

/**
 * Whether a version satisfies a range, as in node-semver. Understood are what a descriptor holds: `1.2.3`, `^1.2`,
 * `^1.2.3`, and several of them joined by `||`. Anything else is satisfied by nothing.
 */
export function satisfies(version: string, range: string): boolean {
  const has = numbers(version);
  return range.split('||').some((alternative) => {
    const text = alternative.trim();
    const isCaret = text.startsWith('^');
    const wants = numbers(isCaret ? text.slice(1) : text);
    if (!has || !wants) return false;
    const order = compareNumbers(has, wants);
    if (!isCaret) return wants.length === 3 && order === 0;
    // A caret keeps everything up to the first number that is not 0.
    const first = wants.findIndex((part) => part > 0);
    const kept = first === -1 ? wants.length : first + 1;
    return order >= 0 && wants.slice(0, kept).every((part, index) => part === has[index]);
  });
}

/** Orders versions, the older first; a prerelease comes before its release, and what is no version comes first. */
export function compareVersions(a: string, b: string): number {
  const [coreA = '', ...preA] = a.split('-');
  const [coreB = '', ...preB] = b.split('-');
  const order = compareNumbers(numbers(coreA) ?? [-1], numbers(coreB) ?? [-1]);
  if (order !== 0) return order;
  if (preA.length === 0 || preB.length === 0) return preB.length - preA.length;
  return preA.join('-').localeCompare(preB.join('-'), 'en', { numeric: true });
}
