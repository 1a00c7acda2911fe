import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const engine = readFile(
  createRequire(import.meta.url).resolve('accessibility-checker-engine/ace.js'),
  'utf8',
);

interface Report {
  readonly results: readonly {
    readonly ruleId: string;
    readonly value: readonly [string, string];
    readonly message: string;
    readonly snippet: string;
  }[];
}

declare global {
  interface Window {
    ace?: { Checker: new () => { check(root: Document, policies: string[]): Promise<Report> } };
  }
}

/**
 * Where the checker is behind the standard: HTML allows `autocomplete="username"` on a field of type email, and password
 * managers fill in a sign-in by it. https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#attr-fe-autocomplete-username
 */
const isAllowed = (finding: string) =>
  finding.startsWith('input_autocomplete_valid:') && finding.includes('type="email"');

/** The violations that IBM's checker finds on the page: rule, message, and element. */
export async function ibmViolations(page: Page): Promise<string[]> {
  await page.evaluate(`${await engine}; window.ace = ace;`);
  const findings = await page.evaluate(async () => {
    if (!window.ace) throw new Error('no checker');
    const { results } = await new window.ace.Checker().check(document, ['IBM_Accessibility']);
    return results
      .filter(({ value: [level, outcome] }) => level === 'VIOLATION' && outcome === 'FAIL')
      .map(({ ruleId, message, snippet }) => `${ruleId}: ${message} ${snippet.slice(0, 160)}`);
  });
  return findings.filter((finding) => !isAllowed(finding));
}
