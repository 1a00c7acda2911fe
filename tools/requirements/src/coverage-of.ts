import type { Requirement } from './tables.ts';
import { titlesOf } from './titles.ts';

/** A title that names more rows than this checks none of them properly. */
export const MAX_IDS = 5;

/** Proven: a running test names it. Superseded: a decision replaces it. Open: neither. */
export type State = 'proven' | 'superseded' | 'open';

export interface Row extends Requirement {
  state: State;
  /** The test files that name it, relative to the workspace. */
  files: string[];
  /** Why it is superseded. */
  reason?: string;
}

export interface Coverage {
  rows: Row[];
  /** What must be mended in test titles and tables; empty is good. */
  errors: string[];
}

export interface TestFile {
  /** Relative to the workspace. */
  path: string;
  source: string;
}

/**
 * The state of each row. A superseded row that a test names all the same is proven: a fixed figure of
 * the simulated service is still checked there.
 */
export function coverageOf(
  requirements: ReadonlyMap<string, Requirement>,
  superseded: ReadonlyMap<string, string>,
  files: readonly TestFile[],
): Coverage {
  const errors = [...superseded.keys()]
    .filter((id) => !requirements.has(id))
    .map((id) => `requirements-superseded.tsv: unknown id ${id}`);
  const prefixes = new Set([...requirements.keys()].map((id) => id.replace(/-\d+$/, '')));
  const anId = new RegExp(`\\b(?:${[...prefixes].join('|')})-\\d+\\b`, 'g');
  const proofs = new Map<string, Set<string>>();

  for (const { path, source } of files) {
    for (const { text, line, runs } of titlesOf(path, source)) {
      const ids = new Set(text.match(anId));
      if (ids.size > MAX_IDS) {
        errors.push(`${path}:${line}: ${ids.size} ids in one title, at most ${MAX_IDS}`);
      }
      for (const id of ids) {
        if (!requirements.has(id)) errors.push(`${path}:${line}: unknown id ${id}`);
        else if (runs) proofs.set(id, (proofs.get(id) ?? new Set()).add(path));
      }
    }
  }

  const rows = [...requirements.values()].map((requirement): Row => {
    const proven = [...(proofs.get(requirement.id) ?? [])].sort();
    const reason = superseded.get(requirement.id);
    if (proven.length > 0) return { ...requirement, state: 'proven', files: proven };
    if (reason !== undefined) return { ...requirement, state: 'superseded', files: [], reason };
    return { ...requirement, state: 'open', files: [] };
  });
  return { rows, errors };
}
