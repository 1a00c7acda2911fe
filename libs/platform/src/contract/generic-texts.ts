import type en from '../generic/locales/en/generic.json';

/**
 * What is said the same way everywhere, in one language and without a full stop: for what has no better words of its
 * own. `cause` has one for each {@link Cause}.
 */
export type GenericTexts = typeof en;
