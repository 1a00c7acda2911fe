// Pure, and free of bare imports: the server's function runs the same files on Deno.
export { CHAT_CATEGORIES, type ChatCategory } from './categories.ts';
export { companionReply, type Earlier, offerFor } from './companion.ts';
export { EXTERNAL_AI_TEXT } from './external-ai-text.ts';
export { findCategories } from './keyword-reply.ts';
export { type Known, parseKnown } from './known.ts';
export { type ChatLanguage, detectLanguage } from './language.ts';
export { CHAT_REPLIES } from './replies.ts';
export { type Offer, OFFERS } from './offers.ts';
