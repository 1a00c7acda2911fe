import type { Result } from './results.ts';
import type { Requirement } from './tables.ts';

/** A title that names more rows than this checks none of them properly. */
export const MAX_IDS = 5;

/**
 * Proven: a test that names it ran and passed at the first try. Flaky: only ones that passed when tried again.
 * Superseded: a decision replaces it. Open: none of these.
 */
export type State = 'proven' | 'flaky' | 'superseded' | 'open';

export interface Row extends Requirement {
  state: State;
  /** The test files that prove it, relative to the workspace. */
  files: string[];
  /** Why it is superseded or still open. */
  reason?: string;
}

export interface Coverage {
  rows: Row[];
  /** The errors in test titles and tables; empty when all is well. */
  errors: string[];
}

export interface Tables {
  readonly requirements: ReadonlyMap<string, Requirement>;
  /** Id to the reason why a decision replaces the row. */
  readonly superseded: ReadonlyMap<string, string>;
  /** Id to the reason why the row may be open. */
  readonly open: ReadonlyMap<string, string>;
}

/** Which files name which row in the titles of tests with this outcome. */
type Proofs = Map<string, Set<string>>;

function readTitles(
  requirements: Tables['requirements'],
  results: readonly Result[],
): { passed: Proofs; flaky: Proofs; errors: string[] } {
  const prefixes = new Set([...requirements.keys()].map((id) => id.replace(/-\d+$/, '')));
  const anId = new RegExp(`\\b(?:${[...prefixes].join('|')})-\\d+\\b`, 'g');
  const passed: Proofs = new Map();
  const flaky: Proofs = new Map();
  const errors: string[] = [];
  for (const { file, groups, title, outcome } of results) {
    for (const group of groups.filter((each) => each.match(anId))) {
      errors.push(`${file}: a group proves nothing, name the row in its tests: ${group}`);
    }
    const ids = new Set(title.match(anId));
    if (ids.size > MAX_IDS) {
      errors.push(`${file}: ${ids.size} ids in one title, at most ${MAX_IDS}: ${title}`);
    }
    for (const id of ids) {
      const proofs = { passed, flaky, failed: null, skipped: null }[outcome];
      if (!requirements.has(id)) errors.push(`${file}: unknown id ${id}: ${title}`);
      else proofs?.set(id, (proofs.get(id) ?? new Set()).add(file));
    }
  }
  return { passed, flaky, errors: [...new Set(errors)] };
}

/**
 * The state of each row by the results of a run. A superseded row that a passing test names all the same is proven:
 * a fixed figure of the simulated service is still checked there. An open row that is not listed as open is an error,
 * and so is a listed one that is no longer open.
 */
export function computeCoverage(
  { requirements, superseded, open }: Tables,
  results: readonly Result[],
): Coverage {
  const { passed, flaky, errors } = readTitles(requirements, results);
  for (const [name, table] of Object.entries({ superseded, open })) {
    for (const id of table.keys()) {
      if (!requirements.has(id)) errors.push(`requirements-${name}.tsv: unknown id ${id}`);
    }
  }
  const rows = [...requirements.values()].map((requirement): Row => {
    const { id } = requirement;
    const by = (state: State, proofs?: ReadonlySet<string>, reason?: string): Row => ({
      ...requirement,
      state,
      files: [...(proofs ?? [])].sort(),
      ...(reason !== undefined && { reason }),
    });
    if (passed.has(id)) return by('proven', passed.get(id));
    if (flaky.has(id)) return by('flaky', flaky.get(id));
    if (superseded.has(id)) return by('superseded', undefined, superseded.get(id));
    return by('open', undefined, open.get(id));
  });
  for (const { id, state, reason, text } of rows) {
    if (state === 'open' && reason === undefined) errors.push(`${id} is not proven: ${text}`);
    if ((state === 'proven' || state === 'superseded') && open.has(id)) {
      errors.push(`requirements-open.tsv: ${id} is ${state}, take it out`);
    }
  }
  return { rows, errors };
}
