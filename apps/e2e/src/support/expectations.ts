import type {
  FullResult,
  Reporter,
  TestCase,
  TestResult,
  TestStep,
} from '@playwright/test/reporter';

/** The annotation of a test without an expectation; tools/requirements counts it as failed. */
const NO_EXPECTATION = 'no expectation';

/** Hooks and fixtures look after what is common to all tests: only the body tells what this one proves. */
const expects = (step: TestStep): boolean =>
  step.category === 'expect' ||
  (step.category !== 'hook' && step.category !== 'fixture' && step.steps.some(expects));

/** Fails a run in which a test passed without any expectation in its body. */
export default class Expectations implements Reporter {
  #without: string[] = [];

  onTestEnd(test: TestCase, result: TestResult) {
    if (result.status !== 'passed' || result.steps.some(expects)) return;
    test.annotations.push({ type: NO_EXPECTATION });
    this.#without.push(test.titlePath().filter(Boolean).join(' › '));
  }

  onEnd(): Promise<{ status?: FullResult['status'] } | undefined> {
    if (this.#without.length === 0) return Promise.resolve(undefined);
    console.error(`Tests that expect nothing:\n  ${this.#without.join('\n  ')}`);
    return Promise.resolve({ status: 'failed' });
  }

  printsToStdio() {
    return false;
  }
}
