/**
 * The source of a pattern that asks first what is said, and only there what stands around it: many begin with what must not
 * stand before or after ("(?<!…)(?!…)…"), which is dear to ask at every letter of a text. It finds the same.
 */
export function lookLast(source: string): string {
  let at = 0;
  while (/^\(\?<?[=!]/.test(source.slice(at, at + 4))) at = endOfGroup(source, at);
  const said = source.slice(at);
  return at === 0 || said === '' || hasAlternatives(said)
    ? source
    : `(?=${said})${source.slice(0, at)}${said}`;
}

function endOfGroup(source: string, from: number): number {
  let depth = 0;
  for (let at = from; at < source.length; at = next(source, at)) {
    if (source[at] === '(') depth += 1;
    if (source[at] === ')') depth -= 1;
    if (depth === 0) return at + 1;
  }
  return source.length;
}

/** Whether it is alternatives outside all groups: what stands before belongs to the first of them only. */
function hasAlternatives(source: string): boolean {
  for (let at = 0; at < source.length; at = next(source, at)) {
    if (source[at] === '(') at = endOfGroup(source, at) - 1;
    else if (source[at] === '|') return true;
  }
  return false;
}

/** The next sign that is no part of a class. Rules have no backslash (README.md). */
function next(source: string, at: number): number {
  return source[at] === '[' ? source.indexOf(']', at) + 1 : at + 1;
}
