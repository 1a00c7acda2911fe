// Where it is kept which recommendations were shown and what was read of notes. By itself, since deleting check-ins needs
// no more of them than this.

export const SHOWN_TABLE = 'recommendations_shown';

/** In the demo's tab; the versions go up when their shape changes. */
export const DEMO_SHOWN_KEY = 'nafas.demo.recommendations-shown.v1';
export const DEMO_READINGS_KEY = 'nafas.demo.readings.v1';
