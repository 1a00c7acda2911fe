import type * as z from 'zod/mini';

type Issue = z.core.$ZodIssue;

/** Where each issue is: an unknown field is named itself. */
export function issuePaths(issue: Issue): PropertyKey[][] {
  return issue.code === 'unrecognized_keys'
    ? issue.keys.map((key) => [...issue.path, key])
    : [issue.path];
}

/** The issues of a schema, a line each, for developers: zod/mini has no sentences of its own. */
export function describeIssues({ issues }: { readonly issues: readonly Issue[] }): string {
  const line = (issue: Issue) => {
    const what = issue.code === 'custom' ? issue.message : issue.code.replaceAll('_', ' ');
    return issuePaths(issue).map((path) => `${path.join('.') || 'all of it'}: ${what}`);
  };
  return issues.flatMap(line).join('\n');
}
