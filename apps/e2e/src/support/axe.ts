import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe looks at, and by which rules; all of both unless it is said. */
export interface AxeOptions {
  /** A selector: what is inside of it alone. */
  readonly within?: string;
  /** Rules with one of these tags. */
  readonly tags?: readonly string[];
  /** These rules alone. */
  readonly rules?: readonly string[];
}

/**
 * What axe finds wrong in the page as it stands: rule and elements. In the page itself, whose frames are of its own origin,
 * and without a list of what is right: a page of its own for each look and that list took four fifths of the time.
 */
export async function axeViolations(page: Page, options: AxeOptions = {}): Promise<string[]> {
  const { within, tags, rules } = options;
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
  if (within !== undefined) axe.include(within);
  if (tags) axe.withTags([...tags]);
  if (rules) axe.withRules([...rules]);
  const { violations } = await axe.analyze();
  const found: string[] = [];
  for (const { id, nodes } of violations) {
    const wrong = [];
    for (const node of nodes) {
      if (id !== 'target-size' || (await isSmall(page, node.target))) wrong.push(node.html);
    }
    if (wrong.length > 0) found.push(`${id}: ${wrong.join(' ')}`);
  }
  return found;
}

/**
 * Whether a target is small where nothing lies over it: one that the phone's tab bar happens to cover is as large as it can
 * be scrolled to.
 */
async function isSmall(page: Page, target: readonly unknown[]): Promise<boolean> {
  const [selector] = target;
  if (target.length !== 1 || typeof selector !== 'string') return true;
  await page
    .locator(selector)
    .first()
    .evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode()
    .include(selector)
    .withRules(['target-size'])
    .analyze();
  return violations.length > 0;
}
