// Where it is kept which recommendations were shown and what was read of notes. By itself, since deleting check-ins needs
// no more of them than this.

/** The table of the recommendations that somebody saw. */
export const SHOWN_TABLE = 'recommendations_shown';

/** Where the demo keeps them; the version goes up when their shape changes. */
export const DEMO_SHOWN_KEY = 'nafas.demo.recommendations-shown.v1';
/** Where the demo's readings are kept; likewise. */
export const DEMO_READINGS_KEY = 'nafas.demo.readings.v1';
