// Pure, and free of bare imports: the server's function runs the same files on Deno.
export { companionReply, type Earlier, offerFor } from './companion.ts';
export { EXTERNAL_AI_TEXT } from './external-ai-text.ts';
export { type Known, parseKnown } from './known.ts';
export { type ChatLanguage } from './language.ts';
export { type Offer } from './offers.ts';
