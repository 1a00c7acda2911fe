import type { Feature } from './feature-schema.ts';
import { parseFeature } from './feature-schema.ts';

type Input = Omit<Feature, 'slots' | 'actions'> & Partial<Pick<Feature, 'slots' | 'actions'>>;

/**
 * Declares what a feature app contributes. Runs in the build, not in the browser: the declaration travels in the
 * registry. Throws when a field is wrong, so that a bad declaration can't be built.
 */
export function defineFeature(input: Input): Feature {
  return parseFeature({ slots: [], actions: [], ...input });
}
