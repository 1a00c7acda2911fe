import type { Engine } from './engine.ts';

/** A query that a screen makes, as the API sends it: only row-level security names the user. */
export interface ScreenQuery {
  readonly screen: string;
  /** The index that must answer it, and the column that must narrow it. */
  readonly index: string;
  readonly by: string;
  readonly sql: string;
}

/** A node of EXPLAIN's JSON, as far as it is read here. */
interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Index Cond'?: string;
  readonly 'Shared Hit Blocks'?: number;
  readonly 'Shared Read Blocks'?: number;
  readonly 'Actual Rows'?: number;
  readonly Plans?: readonly PlanNode[];
}

/** How a query was answered. */
export interface Explained {
  /** "index (column)" of every index scan, where the condition names the column that was asked about. */
  readonly indexScans: readonly string[];
  /** Tables that were read from one end to the other. */
  readonly seqScans: readonly string[];
  readonly rows: number;
  /** 8 KB pages that were touched, cached or not. */
  readonly pages: number;
  readonly milliseconds: number;
}

/** Runs the query as a signed-in user and returns its plan. */
export async function explain(engine: Engine, { sql, by }: ScreenQuery): Promise<Explained> {
  const output = await engine.run(`
    begin;
    set local role authenticated;
    set local request.jwt.claim.sub = '${USER}';
    set local request.jwt.claims = '{"sub": "${USER}", "session_id": "${USER}"}';
    explain (analyze, buffers, format json) ${sql};
    rollback;`);
  const [answer] = JSON.parse(output.join('\n')) as [{ Plan: PlanNode; 'Execution Time': number }];
  const nodes = flatten(answer.Plan);
  const top = answer.Plan;
  return {
    indexScans: nodes
      .filter((node) => node['Index Cond']?.includes(by))
      .map((node) => `${node['Index Name'] ?? ''} (${by})`),
    seqScans: nodes
      .filter((node) => node['Node Type'] === 'Seq Scan')
      .map((node) => node['Relation Name'] ?? ''),
    rows: top['Actual Rows'] ?? 0,
    pages: (top['Shared Hit Blocks'] ?? 0) + (top['Shared Read Blocks'] ?? 0),
    milliseconds: answer['Execution Time'],
  };
}

/** md5('user 8'), the owner of goal 7, of the rows that sql/fill.sql makes. */
const USER = 'bc0b6669-0f6e-6fb2-577e-21e5914778b3';

function flatten(node: PlanNode): PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(flatten)];
}
