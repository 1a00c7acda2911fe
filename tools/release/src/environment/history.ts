import { createHash } from 'node:crypto';
import * as z from 'zod/mini';

const servingSchema = z.strictObject({
  version: z.string(),
  traffic: z.number().check(z.gte(0), z.lte(100)),
  default: z.boolean(),
});

export const checkSchema = z.object({
  check: z.string(),
  outcome: z.enum(['passed', 'refused', 'skipped']),
  detail: z.string(),
});

const lineSchema = z.strictObject({
  /** 1, 2, 3, ... */
  number: z.int(),
  at: z.iso.datetime(),
  by: z.string(),
  what: z.enum(['activate', 'promote', 'rollback', 'hold', 'resume']),
  app: z.string(),
  /** The version it was about. */
  version: z.string(),
  why: z.string(),
  /** The versions of the app that are served from here on. */
  serving: z.array(servingSchema),
  /** The results of the gate; null where it was not asked, as when going back to a version that was live. */
  gate: z.nullable(z.array(checkSchema)),
  /** SHA-256 of the line before, in hex; null on the first. */
  previous: z.nullable(z.string()),
});

/** A version that is served, with its share of the browsers in percent. */
export type Serving = z.infer<typeof servingSchema>;
export type GateCheck = z.infer<typeof checkSchema>;
export type HistoryLine = z.infer<typeof lineSchema>;
/** A line before it has its place in the history. */
export type Change = Omit<HistoryLine, 'number' | 'at' | 'previous'>;

const hashLine = (line: string) => createHash('sha256').update(line).digest('hex');
const splitLines = (text: string) => text.split('\n').filter(Boolean);

/** The history's lines. Throws, naming the line, when one can't be read. */
export function readHistory(text: string): HistoryLine[] {
  return splitLines(text).map((line, index) => {
    try {
      return lineSchema.parse(JSON.parse(line));
    } catch (cause) {
      throw new Error(`history: line ${index + 1} can't be read`, { cause });
    }
  });
}

/** The history with one line more, which carries the hash of the one before. */
export function withLine(text: string, change: Change, now: Date): string {
  const lines = splitLines(text);
  const last = lines.at(-1);
  const line: HistoryLine = {
    number: lines.length + 1,
    at: now.toISOString(),
    ...change,
    previous: last === undefined ? null : hashLine(last),
  };
  return `${[...lines, JSON.stringify(line)].join('\n')}\n`;
}

/** Lists the breaks in the chain of hashes and numbers, a sentence each; empty when it is whole. */
export function chainProblems(text: string): string[] {
  const lines = splitLines(text);
  return readHistory(text).flatMap((line, index) => {
    const problems: string[] = [];
    const before = index === 0 ? null : hashLine(lines[index - 1] ?? '');
    if (line.number !== index + 1) {
      problems.push(`line ${index + 1} says that it is number ${line.number}`);
    }
    if (line.previous !== before) {
      problems.push(`line ${index + 1} does not follow the line before it as it stands`);
    }
    return problems;
  });
}

/** Whether the app's trial is held: any line of the app after that ends it. */
export const isHeld = (lines: readonly HistoryLine[], app: string): boolean =>
  lines.findLast((line) => line.app === app)?.what === 'hold';

/** Returns the versions served of each app after all lines; an app that was withdrawn is not in it. */
export function servingNow(lines: readonly HistoryLine[]): Map<string, readonly Serving[]> {
  const serving = new Map<string, readonly Serving[]>();
  for (const { app, serving: versions } of lines) {
    if (versions.length === 0) serving.delete(app);
    else serving.set(app, versions);
  }
  return serving;
}
