/**
 * What a page asks the worker: whether its document is no longer the deployed one. If so, the worker answers with the same, and
 * keeps under this address that it is so.
 */
export const OUTDATED = '/outdated';
