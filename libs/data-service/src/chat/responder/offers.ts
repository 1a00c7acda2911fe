/** A tool that the companion may offer; nothing opens before the person said yes. */
export const OFFERS = ['breathe', 'record', 'plan', 'journal', 'goal'] as const;
export type Offer = (typeof OFFERS)[number];
