import { PLATFORM_VERSION } from '../contract/platform-v1.ts';
import type { Feature } from './feature-schema.ts';

export type Unmet =
  | { readonly kind: 'platform'; readonly wants: string; readonly has: string }
  | { readonly kind: 'schema'; readonly wants: string; readonly has: string };

/** Whether `version` (x.y.z) satisfies a caret range `^x.y`: same major, at least that minor. */
export function satisfiesCaret(version: string, range: string): boolean {
  const [major, minor] = version.split('.').map(Number);
  const [wantMajor, wantMinor] = range.slice(1).split('.').map(Number);
  if ([major, minor, wantMajor, wantMinor].some((n) => n === undefined || Number.isNaN(n)))
    return false;
  return major === wantMajor && (minor as number) >= (wantMinor as number);
}

/**
 * The first requirement that is not met, or null. `deployedSchema` is the backend's newest migration id; null when it
 * is not known (backend unreachable, demo), in which case nothing is refused on its account.
 * Migration ids start with a timestamp, so they compare as text.
 */
export function unmetRequirement(
  requires: Feature['requires'],
  deployedSchema: string | null,
  platformVersion: string = PLATFORM_VERSION,
): Unmet | null {
  if (!satisfiesCaret(platformVersion, requires.platform)) {
    return { kind: 'platform', wants: requires.platform, has: platformVersion };
  }
  if (requires.schema !== null && deployedSchema !== null && deployedSchema < requires.schema) {
    return { kind: 'schema', wants: requires.schema, has: deployedSchema };
  }
  return null;
}
