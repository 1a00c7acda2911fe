/** How long a success message stands, in milliseconds: the specification's (section 9). */
export const MESSAGE_MS = 3000;
