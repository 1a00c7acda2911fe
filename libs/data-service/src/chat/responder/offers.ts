/** A tool that the companion may offer; nothing opens before the person said yes. */
export const OFFERS = ['breathe', 'record', 'plan', 'journal', 'goal'] as const;
/** The name of a tool that may be offered. */
export type Offer = (typeof OFFERS)[number];
