import type { Page } from '@playwright/test';
import { HtmlValidate } from 'html-validate';

/** Checks against the HTML standard, but not the style of writing: the browser has serialized the page. */
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard'],
  elements: ['html5'],
  rules: {},
});

/** The errors that html-validate finds in the page as it stands. */
export async function htmlErrors(page: Page): Promise<string[]> {
  const { results } = await validator.validateString(await page.content());
  return results.flatMap(({ messages }) =>
    messages
      .filter(({ severity }) => severity === 2)
      .map(({ ruleId, message, selector }) => `${ruleId}: ${message} ${selector ?? ''}`),
  );
}
