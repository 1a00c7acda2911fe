/** The result of a pgTAP file. */
export interface TapResult {
  readonly passed: number;
  /** Each failure with its diagnostics; a plan that was not kept is one too. */
  readonly failures: readonly string[];
}

/**
 * Reads TAP. Without a plan, or with fewer or more tests than planned, the file has failed: a test that
 * did not run has not passed.
 */
export function parseTap(output: readonly string[]): TapResult {
  const lines = output.flatMap((row) => row.split('\n'));
  const failures: string[] = [];
  let passed = 0;
  let failing = false;
  let planned: number | undefined;
  for (const line of lines) {
    const plan = /^1\.\.(\d+)$/.exec(line);
    if (plan) planned = Number(plan[1]);
    else if (/^not ok /.test(line)) failures.push(line);
    else if (/^ok /.test(line)) passed += 1;
    else if (failing && line.startsWith('#')) failures.push(`${failures.pop() ?? ''}\n${line}`);
    failing = /^not ok /.test(line) || (failing && line.startsWith('#'));
  }
  const ran = passed + failures.length;
  if (planned === undefined) failures.push('No plan: the file must begin with select plan(n)');
  else if (planned !== ran) failures.push(`Planned ${planned} tests, ran ${ran}`);
  return { passed, failures };
}
