/** The most bytes a file may have ... */
export const MAX_FILE_BYTES = 20 * 1024 * 1024;
/** ... and the most that what is read of it may unpack to. Ten years of long notes are a tenth of it. */
export const MAX_UNPACKED_BYTES = 64 * 1024 * 1024;
/** The most entries of one file: as many as a person may store (`rows:*` of private.limits). */
export const MAX_ENTRIES = 20_000;
/** The most problems that are told one by one. */
export const MAX_PROBLEMS = 1000;
/** The most tags of an entry, and the most characters of each. */
export const MAX_TAGS = 10;
export const MAX_TAG_LENGTH = 40;
