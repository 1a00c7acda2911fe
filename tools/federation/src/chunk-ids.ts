/**
 * Chunks are counted. The ids that Rspack 2.2 takes from names can be "03" beside 3, and its runtime compares them by
 * `!=`: the second one is then taken for loaded, and the view that needs it throws (NF150).
 */
export const CHUNK_IDS = 'natural';
