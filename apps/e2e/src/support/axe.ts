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
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
