/** The most bytes a file may have. */
export const MAX_FILE_BYTES = 20 * 1024 * 1024;
/** The most bytes that what is read of a file may unpack to. Ten years of long notes are a tenth of it. */
export const MAX_UNPACKED_BYTES = 64 * 1024 * 1024;
/** The most entries of one file: as many as a person may store (`rows:*` of private.limits). */
export const MAX_ENTRIES = 20_000;
/** The most problems that are told one by one. */
export const MAX_PROBLEMS = 1000;
/** The most tags of an entry. */
export const MAX_TAGS = 10;
/** The most characters (code points) of a tag. */
export const MAX_TAG_LENGTH = 40;
