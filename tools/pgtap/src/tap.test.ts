import { describe, expect, it } from 'vitest';
import { parseTap } from './tap.ts';

describe('parseTap', () => {
  it('counts what passed', () => {
    expect(parseTap(['1..2', 'ok 1 - a', 'ok 2 - b'])).toEqual({ passed: 2, failures: [] });
  });

  it('reports a failure with its diagnostics', () => {
    const output = ['1..2', 'not ok 1 - a\n# Failed test 1: "a"\n#    have: 1', 'ok 2 - b'];
    expect(parseTap(output)).toEqual({
      passed: 1,
      failures: ['not ok 1 - a\n# Failed test 1: "a"\n#    have: 1'],
    });
  });

  it.each([
    ['fewer tests than planned', ['1..2', 'ok 1 - a']],
    ['more tests than planned', ['1..1', 'ok 1 - a', 'ok 2 - b']],
    ['no plan', ['ok 1 - a']],
    ['nothing', []],
  ])('takes %s for a failure', (_what, output) => {
    expect(parseTap(output).failures).toHaveLength(1);
  });
});
