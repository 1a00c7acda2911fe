import * as z from 'zod/mini';
import { describeIssues, issuePaths } from '../feature/describe-issues.ts';

type Path = readonly PropertyKey[];
type Container = Record<PropertyKey, unknown>;

/** The value, null when a required part is invalid; and the names of the optional parts that were left out. */
export interface LenientResult<Value> {
  readonly value: Value | null;
  readonly ignored: readonly string[];
  /** Why there is no value, for developers. */
  readonly reason: string | null;
}

/**
 * Reads JSON by a strict schema, but leaves out what the schema complains of: fields it does not know anywhere, and
 * below `within` whatever is wrong, together with as little of its surroundings as can be done without. So the one
 * schema that is strict at build time reads what a later contract wrote.
 */
export function readLeniently<Value>(
  schema: z.ZodMiniType<Value>,
  input: unknown,
  within: Path = [],
): LenientResult<Value> {
  const whole = z.safeParse(schema, input);
  if (whole.success) return { value: whole.data, ignored: [], reason: null };
  const rest: unknown = structuredClone(input);
  const ignored: string[] = [];
  let reason: string | null = null;
  for (;;) {
    const result = z.safeParse(schema, rest);
    if (result.success) return { value: result.data, ignored, reason: null };
    reason ??= describeIssues(result.error);
    const before = ignored.length;
    for (const issue of result.error.issues) {
      const isUnknown = issue.code === 'unrecognized_keys';
      for (const path of issuePaths(issue)) {
        const isWithin = within.every((key, index) => path[index] === key);
        const name = isUnknown || isWithin ? leaveOut(rest, path) : null;
        if (name !== null) ignored.push(name);
      }
    }
    withoutHoles(rest);
    // Every round takes something away, so this ends.
    if (ignored.length === before) return { value: null, ignored, reason };
  }
}

/** Takes away what is at `path`, or what holds it when there is nothing. Returns its name; null for the whole. */
function leaveOut(root: unknown, path: Path): string | null {
  const key = path.at(-1);
  if (key === undefined) return null;
  const above = path.slice(0, -1);
  const holder = above.reduce<unknown>((value, each) => (value as Container)?.[each], root);
  if (typeof holder !== 'object' || holder === null) return null;
  if ((holder as Container)[key] === undefined) return leaveOut(root, above);
  const name = nameAt(root, path);
  Reflect.deleteProperty(holder, key);
  return name;
}

/** `slots.header.title`: an item of a list by its id or path, where it has one. */
function nameAt(root: unknown, path: Path): string {
  let value = root as Container;
  return path
    .map((key) => {
      value = value[key] as Container;
      const named = typeof key === 'number' ? (value?.['id'] ?? value?.['path']) : undefined;
      return typeof named === 'string' ? named : String(key);
    })
    .join('.');
}

function withoutHoles(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    const kept = value.flat(0);
    value.splice(0, value.length, ...kept);
  }
  Object.values(value).forEach(withoutHoles);
}
