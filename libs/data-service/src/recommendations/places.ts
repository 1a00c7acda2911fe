// Where it is kept which recommendations were shown. By itself, since erasing check-ins needs no more of them than this.

export const SHOWN_TABLE = 'recommendations_shown';

/** In the demo's tab; the version goes up when their shape changes. */
export const DEMO_SHOWN_KEY = 'nafas.demo.recommendations-shown.v1';
