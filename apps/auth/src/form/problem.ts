import type en from '../locales/en/app.json';

/** A sentence that says what to change in a field. */
export type CheckMessage = `check.${keyof (typeof en)['check']}`;

/** A problem of one field. */
export interface Problem<Field extends string> {
  readonly field: Field;
  readonly message: CheckMessage;
}

/** The problem to show at a field: its first one, so that "is required" comes before "is invalid". */
export function firstProblem<Field extends string>(
  problems: readonly Problem<Field>[],
  field: Field,
): CheckMessage | undefined {
  return problems.find((problem) => problem.field === field)?.message;
}
