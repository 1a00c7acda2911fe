/** A labelled corpus for one pack. */
export interface Task {
  readonly lang: string;
  readonly source: string;
  readonly licence: string;
  readonly train: Rows;
  readonly dev: Rows;
  /** Heads of the linear model. */
  readonly heads: readonly string[];
  /** The outputs of the pack: each is true where any of its heads is (or none of `noneOf`). */
  readonly outputs: readonly OutputRule[];
}

export interface Rows {
  readonly texts: readonly string[];
  /** Row-major, one 0/1 per head. */
  readonly truth: Uint8Array;
}

export interface OutputRule {
  readonly group: string;
  readonly label: string;
  readonly anyOf?: readonly string[];
  readonly noneOf?: readonly string[];
}

/** 0/1 per row and output, from the 0/1 per row and head. */
export function outputTruth(task: Task, rows: Rows): Uint8Array {
  const width = task.heads.length;
  const out = new Uint8Array(rows.texts.length * task.outputs.length);
  const rules = task.outputs.map((rule) => ({
    heads: (rule.anyOf ?? rule.noneOf ?? []).map((name) => task.heads.indexOf(name)),
    negate: rule.noneOf !== undefined,
  }));
  for (let i = 0; i < rows.texts.length; i++) {
    rules.forEach(({ heads, negate }, k) => {
      const any = heads.some((h) => rows.truth[i * width + h] === 1);
      out[i * rules.length + k] = any !== negate ? 1 : 0;
    });
  }
  return out;
}
