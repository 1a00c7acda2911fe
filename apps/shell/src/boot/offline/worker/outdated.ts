/** What the worker tells a page whose document is no longer the deployed one, and where it keeps that this is so. */
export const OUTDATED = '/outdated';
